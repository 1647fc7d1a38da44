import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FIRST_YEAR, LAST_YEAR } from './year-grid.tsx';

interface YearStepsProps {
  year: number;
  onShow: (year: number) => void;
}

/** To the year before and the year after, each by its number. */
export function YearSteps({ year, onShow }: YearStepsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button
        kind="secondary"
        icon={<ChevronLeft aria-hidden="true" size={18} />}
        disabled={year <= FIRST_YEAR}
        onClick={() => onShow(year - 1)}
      >
        {year - 1}
      </Button>
      <Button kind="secondary" disabled={year >= LAST_YEAR} onClick={() => onShow(year + 1)}>
        {year + 1}
        <ChevronRight aria-hidden="true" size={18} className="-mr-1 ml-1 inline" />
      </Button>
    </div>
  );
}
