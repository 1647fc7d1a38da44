import type { PatternReport } from '@lunaria/domain/patterns/find-patterns.ts';
import type { PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';
import type { Trait } from '@lunaria/domain/patterns/traits.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { FindingsCard } from './findings-card.tsx';
import { HeatMapCard } from './heat-map-card.tsx';
import { PhaseCard } from './phase-card.tsx';

/** Where the cards lead that are asked how they were checked. */
export const STATISTICS_ID = 'numbers';

interface StatisticsProps {
  report: PatternReport;
  cycles: readonly PatternCycle[];
  traits: readonly Trait[];
}

/** All counts and how they were tested, folded until she asks, or comes from a card. */
export function Statistics({ report, cycles, traits }: StatisticsProps) {
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  // By the entry of the history: pressing the same link again leads here again.
  useEffect(() => {
    if (hash !== `#${STATISTICS_ID}` || key === '') return;
    setOpen(true);
    document.getElementById(STATISTICS_ID)?.focus();
  }, [hash, key]);
  return (
    <section>
      <h2>
        <button
          id={STATISTICS_ID}
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="type-h3 flex min-h-14 w-full scroll-mt-24 items-center justify-between gap-4 rounded-input px-4 text-left hover:bg-sunken"
        >
          All the numbers, day by day
          <Chevron aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="mt-3 space-y-5 lg:space-y-6">
        {isOpen && (
          <>
            <FindingsCard report={report} traits={traits} />
            <HeatMapCard cycles={cycles} traits={traits} />
            <PhaseCard cycles={cycles} />
          </>
        )}
      </div>
    </section>
  );
}
