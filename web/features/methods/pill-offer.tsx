import type { Method } from '@lunaria/domain/methods/methods.ts';
import { useId } from 'react';
import { useRecentLogs } from '../../data/daily-log/logs.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const PILLS = [
  { value: 'combined-pill', label: 'Combined pill' },
  { value: 'progestogen-pill', label: 'Progestogen-only pill' },
] as const satisfies readonly { value: Method; label: string }[];

/** Where her log of the last weeks speaks of a pill and none is noted: the form with it chosen. Nothing is stored by itself. */
export function PillOffer({ userId, onChoose }: { userId: string; onChoose: (method: Method) => void }) {
  const titleId = useId();
  const { logs } = useRecentLogs(userId);
  const isInLog = [...logs.values()].some(
    ({ extras }) => (extras.contraception?.pill_taken ?? null) !== null,
  );
  if (!isInLog) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="type-h3">
          Your daily log speaks of a pill
        </h2>
        <p className="measure mt-1 text-muted">
          Which one is it? Its pack says whether it has oestrogen: that is the combined pill. Nothing is added
          before you save it.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {PILLS.map(({ value, label }) => (
            <Button key={value} kind="secondary" aria-haspopup="dialog" onClick={() => onChoose(value)}>
              {label}
            </Button>
          ))}
        </div>
      </Card>
    </section>
  );
}
