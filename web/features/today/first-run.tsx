import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { CalendarDays, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { usePutAway } from '../../data/today/use-put-away.ts';
import { Sprig } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { FIRST_QUESTION } from './first-question.ts';
import { ICON } from './icon.ts';
import { useStartPeriod } from './use-start-period.ts';

const PickDay = lazy(() => import('./pick-day.tsx').catch(() => ({ default: MissingPart })));

interface FirstRunProps {
  userId: string;
  onStarted: (day: CalendarDate) => void;
  onChooseStage: (stage: LifeStage) => void;
}

/** So long is it not asked again on this device. */
const NOT_ASKED_DAYS = 3650;

/** Why she has none, and the mode that is about it; null: no mode is. */
const WHY: readonly { label: string; stage: LifeStage | null }[] = [
  { label: 'I am pregnant', stage: 'pregnancy' },
  { label: 'A pill or other hormones', stage: 'contraception' },
  { label: 'I have not had one yet', stage: 'pre-menstrual' },
  { label: 'Around menopause', stage: 'menopause' },
  { label: 'After menopause', stage: 'post-menopause' },
  { label: 'Another reason', stage: null },
];

/** The one question of the first visit; its answer brings the first dates. */
export default function FirstRun({ userId, onStarted, onChooseStage }: FirstRunProps) {
  const today = useToday();
  const { putAway } = usePutAway(userId);
  const startPeriod = useStartPeriod(userId);
  const start = (day: CalendarDate) => {
    startPeriod(day);
    onStarted(day);
  };
  const [isAskingWhy, setAskingWhy] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const askNoMore = () => putAway(FIRST_QUESTION, addDays(today, NOT_ASKED_DAYS));

  return (
    <section aria-labelledby="first-question" className="flex flex-col items-center text-center">
      <FirstDisc />
      <h2 id="first-question" tabIndex={-1} className="type-h1 max-w-72 text-[1.75rem] leading-8.5">
        {isAskingWhy ? 'Why do you have no periods now?' : 'When did your last period start?'}
      </h2>
      <p className="type-small mt-2 max-w-80 text-muted">
        {isAskingWhy
          ? 'The answer chooses what Lunaria shows you. You can change it any time.'
          : 'One answer, and you see your first dates. You can change it any time.'}
      </p>
      {isAskingWhy ? (
        <div className="mt-5 grid w-full grid-cols-2 gap-2.5 max-[339px]:grid-cols-1">
          {WHY.map(({ label, stage }) => (
            <Button
              key={label}
              kind="secondary"
              className="min-h-13 px-3!"
              onClick={() => {
                askNoMore();
                if (stage !== null) onChooseStage(stage);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <div className="mt-5 grid w-full grid-cols-2 gap-2.5">
          <Answer onPress={() => start(today)}>Today</Answer>
          <Answer onPress={() => start(addDays(today, -1))}>Yesterday</Answer>
          <Button
            kind="secondary"
            size="hero"
            className="px-3!"
            aria-haspopup="dialog"
            icon={<CalendarDays {...ICON} />}
            onClick={() => setPicking(true)}
          >
            Pick a day
          </Button>
          <Answer onPress={askNoMore}>Not sure</Answer>
        </div>
      )}
      <Button
        kind="quiet"
        className="mt-4"
        onClick={() => {
          setAskingWhy(!isAskingWhy);
          document.getElementById('first-question')?.focus();
        }}
      >
        {isAskingWhy ? 'Back' : 'I have no periods now'}
      </Button>
      <p className="type-small mt-4 flex items-center gap-2 text-muted">
        <Lock aria-hidden="true" size={16} strokeWidth={1.75} />
        Private to your account.
      </p>
      {isPicking && (
        <Suspense fallback={null}>
          <PickDay today={today} onChoose={start} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Answer({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button kind="secondary" size="hero" className="px-3!" onClick={onPress}>
      {children}
    </Button>
  );
}

const SEEDS = Array.from({ length: 28 }, (_, index) => {
  const angle = (index / 28) * 2 * Math.PI;
  return { x: Math.round(106 * Math.sin(angle)), y: Math.round(-106 * Math.cos(angle)) };
});

/** Nothing is counted yet: seeds around a sprig. */
function FirstDisc() {
  return (
    <div
      aria-hidden="true"
      className="relative mb-6 aspect-square w-[clamp(8rem,100svh_-_37rem,13.75rem)] max-w-full"
    >
      <svg viewBox="-110 -110 220 220" aria-hidden="true" className="absolute inset-0 size-full">
        <circle r="92" className="fill-surface stroke-control stroke-[1.5] [stroke-dasharray:5_4]" />
        {SEEDS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} r="3" cx={x} cy={y} className="fill-moon" />
        ))}
      </svg>
      <Sprig className="absolute inset-[24%] size-[52%]" loading="eager" />
    </div>
  );
}
