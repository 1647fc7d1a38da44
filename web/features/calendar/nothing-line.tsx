import { Badge } from '../../ui/badge.tsx';
import type { WholeCalendar } from './use-whole-calendar.tsx';

/** While nothing at all is recorded the days follow an example; it must not pass for hers. */
export function NothingLine({ whole }: { whole: WholeCalendar }) {
  const { calendar, isCycling, stage, windows } = whole;
  const { today, example, status, firstStart } = calendar;
  if (!isCycling || status !== 'ready' || firstStart !== null) return null;
  return (
    <p className="type-small mt-2.5 flex min-h-11 items-center gap-2.5 px-4">
      {example !== null && <Badge tone="dashed">Sample</Badge>}
      <span>
        {example !== null ? 'Example dates from 1 Oct 2025.' : 'No period is recorded yet.'}{' '}
        <button
          type="button"
          onClick={() => void windows.openPart('period', today)}
          className="min-h-6 rounded-small text-primary underline underline-offset-3 hover:decoration-2"
        >
          {/* Before the first there is no last one. */}
          Record your {stage === 'pre-menstrual' ? 'first' : 'last'} period
        </button>
      </span>
    </p>
  );
}
