import { offerAfterStroke, type StrokeOffer } from '@lunaria/domain/bleeding/stroke-offer.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Check, CircleAlert, CloudOff, Pencil, Plus } from 'lucide-react';
import { useWaitingWrites, useWriteStatus } from '../../../app/write-queue/use-write-queue.ts';
import { BLEEDING_WRITES } from '../../../data/bleeding/bleeding-writes.ts';
import { Button } from '../../../ui/button.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { type StrokeState, sayDrawing, sayDrawn, sayOffer } from './say-stroke.ts';
import type { DrawnStroke, Strokes } from './use-strokes.ts';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75, className: 'shrink-0' } as const;

interface StrokeLineProps {
  userId: string;
  stage: LifeStage | null;
  calendar: Pick<CalendarState, 'today' | 'periods' | 'savePeriod' | 'movePeriod'>;
  strokes: Strokes;
}

/** What is being drawn, or was: where it is, the way back, and the period that it may be. */
export function StrokeLine({ userId, stage, calendar, strokes }: StrokeLineProps) {
  const { today, periods } = calendar;
  const { stroke, last, undo } = strokes;
  const offer =
    stroke === null && last !== null && !last.isTakenBack && stage !== null
      ? offerAfterStroke(last.days, last.ink, { stage, periods, today })
      : null;
  return (
    <>
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status">
        {stroke !== null ? (
          <p className="type-small flex min-h-11 items-center gap-2 rounded-input bg-primary-tint px-3 py-1 text-primary">
            <Pencil {...ICON} size={18} />
            <span>
              {sayDrawing({ ...stroke, today })}
              <span className="sr-only">. Enter saves, Escape leaves it.</span>
            </span>
          </p>
        ) : (
          last !== null && <DrawnLine {...{ userId, last, today }} onUndo={undo} />
        )}
      </div>
      {offer !== null && <OfferButton {...{ offer, calendar }} />}
    </>
  );
}

interface DrawnLineProps {
  userId: string;
  last: DrawnStroke;
  today: CalendarState['today'];
  onUndo: () => void;
}

function DrawnLine({ userId, last, today, onUndo }: DrawnLineProps) {
  const waiting = useWaitingWrites(BLEEDING_WRITES, userId).filter(({ change }) =>
    last.days.includes(change.day),
  );
  const { isOnline, isFailing } = useWriteStatus(userId);
  const refused = waiting.find(({ state }) => state === 'refused');
  const isHeldUp = waiting.length > 0 && (!isOnline || isFailing);
  const state: StrokeState = last.isTakenBack
    ? 'taken-back'
    : isHeldUp
      ? 'kept'
      : waiting.length > 0
        ? 'saving'
        : 'saved';
  const Icon = refused ? CircleAlert : isHeldUp ? CloudOff : Check;
  const look = refused
    ? 'bg-danger-tint text-danger'
    : isHeldUp
      ? 'bg-moon text-text'
      : 'bg-success-tint text-success';
  return (
    <div className={`type-small flex min-h-11 items-center gap-2 rounded-input pl-3 ${look}`}>
      <Icon {...ICON} size={18} />
      <p className="min-w-0 flex-1 py-1">
        {refused
          ? `Not saved: ${refused.message ?? 'the server did not take it'}`
          : sayDrawn({ ...last, today }, state)}
      </p>
      {!last.isTakenBack && (
        <button
          type="button"
          onClick={onUndo}
          className="type-button min-h-11 shrink-0 rounded-input px-3.5 hover:underline"
        >
          Undo
        </button>
      )}
    </div>
  );
}

interface OfferButtonProps {
  offer: StrokeOffer;
  calendar: Pick<CalendarState, 'today' | 'savePeriod' | 'movePeriod'>;
}

/** A flow starts no period by itself: she says so in one press. */
function OfferButton({ offer, calendar: { today, savePeriod, movePeriod } }: OfferButtonProps) {
  return (
    <Button
      kind="tinted"
      className="w-full"
      icon={<Plus {...ICON} size={18} />}
      onClick={() =>
        offer.kind === 'start'
          ? savePeriod({ start: offer.start, end: offer.end })
          : movePeriod(offer.period, offer.to)
      }
    >
      {sayOffer(offer, today)}
    </Button>
  );
}
