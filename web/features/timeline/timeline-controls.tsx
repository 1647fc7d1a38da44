import { countOf } from '@lunaria/domain/count-of.ts';
import type { TimelineWish } from '@lunaria/domain/timeline/find-events.ts';
import type { EVENT_KINDS, EventKind } from '@lunaria/domain/timeline/timeline.ts';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnitToggle } from '../../ui/unit-toggle.tsx';
import type { Zoom } from './zoom.ts';

const ZOOMS: readonly { value: Zoom; label: string }[] = [
  { value: 'year', label: 'Year' },
  { value: 'month', label: 'Month' },
];

interface TimelineControlsProps {
  /** Those of which there is something. */
  kinds: readonly (typeof EVENT_KINDS)[number][];
  wish: TimelineWish;
  onWish: (wish: TimelineWish) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  leavesOutLosses: boolean;
  onLeaveOutLosses: (isOut: boolean) => void;
  /** How many events were found; null: nothing is asked for. */
  count: number | null;
}

/** What is shown of the timeline, and how near. */
export function TimelineControls(props: TimelineControlsProps) {
  const { kinds, wish, onWish, zoom, onZoom, leavesOutLosses, onLeaveOutLosses, count } = props;
  return (
    <div className="space-y-3 print:hidden">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <search className="min-w-[min(16rem,100%)] flex-1">
          <TextField
            label="Search the timeline"
            type="search"
            value={wish.query}
            onChange={(event) => onWish({ ...wish, query: event.currentTarget.value })}
            autoComplete="off"
            enterKeyHint="search"
          />
        </search>
        <UnitToggle label="How near" units={ZOOMS} value={zoom} onValueChange={onZoom} />
        <Button
          kind="secondary"
          icon={<Printer aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <p role="status" className="type-small text-muted empty:hidden">
        {count !== null && countOf(count, 'event')}
      </p>
      <Disclosure summary="Choose what is shown">
        <div className="space-y-5 pt-2 pb-3">
          {kinds.length > 1 && (
            <ChoiceChips
              label="Only these kinds"
              options={kinds}
              value={wish.kinds}
              onValueChange={(chosen: EventKind[]) => onWish({ ...wish, kinds: chosen })}
            />
          )}
          <div>
            <Checkbox
              label="Leave out losses"
              checked={leavesOutLosses}
              onChange={(event) => onLeaveOutLosses(event.currentTarget.checked)}
            />
            <p className="type-hint measure mt-1 ml-8.5 text-muted">
              As long as this is ticked, a pregnancy that was lost is not shown here, on paper or in the
              search, nor are entries and documents whose names tell of one. All of it stays where you noted
              it.
            </p>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
