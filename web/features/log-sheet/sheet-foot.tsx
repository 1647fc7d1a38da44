import { Check, Undo2 } from 'lucide-react';
import type { DayEntry } from '../../data/day-entry/use-day-entry.ts';
import { Button } from '../../ui/button.tsx';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const;

interface SheetFootProps {
  entry: Pick<DayEntry, 'saving' | 'undo' | 'retry'>;
  /** Left out where the sheet lies open beside the page. */
  onDone?: () => void;
}

/** How what she pressed stands, the way back, and Done, which only closes. */
export function SheetFoot({ entry, onDone }: SheetFootProps) {
  const { saving, undo, retry } = entry;
  return (
    <div className="flex min-h-18 shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-b-[inherit] border-t border-border bg-raised px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
      <div className="type-small flex flex-wrap items-center gap-x-3">
        {saving === 'none' && undo === null && <p className="text-muted">Saved as you tap.</p>}
        {/* For the eye: a screen reader hears of each press from the button that is pressed. */}
        {saving === 'saved' && (
          <p className="flex items-center gap-1.5 text-success">
            <Check {...ICON} />
            Saved
          </p>
        )}
        <div role="status" className="empty:hidden">
          {saving === 'kept' && <p className="text-muted">Kept on this phone</p>}
          {saving === 'failed' && (
            <p className="text-danger">
              Not saved yet.{' '}
              <button
                type="button"
                onClick={retry}
                className="min-h-11 font-medium underline underline-offset-3 hover:decoration-2"
              >
                Try again
              </button>
            </p>
          )}
        </div>
        {undo && (
          <button
            type="button"
            onClick={undo}
            className="type-button -ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-primary transition-colors hover:bg-primary-tint"
          >
            <Undo2 {...ICON} />
            Undo
          </button>
        )}
      </div>
      {onDone && (
        <Button size="hero" className="min-w-33 shrink-0 max-[22rem]:min-w-24" onClick={onDone}>
          Done
        </Button>
      )}
    </div>
  );
}
