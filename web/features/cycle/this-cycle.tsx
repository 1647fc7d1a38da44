import type { Now } from '@lunaria/domain/body/describe-now.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CycleHistory, hasKnownOvulation } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { shortForecastDay, shortForecastDays } from '@lunaria/domain/cycle/forecast/forecast-words.ts';
import type { FertileCycle } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type { CurrentCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayChance, sayPhase } from '@lunaria/domain/cycle/say-forecast.ts';
import { sayWhereOvulationIsFrom } from '@lunaria/domain/cycle/say-ovulation.ts';
import { type ReactNode, useId } from 'react';
import { CycleSign } from '../../app/day-signs.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { FertileBars } from './fertile-bars.tsx';

interface ThisCycleProps {
  history: CycleHistory;
  current: CurrentCycle;
  /** What is said of today, as on every screen. */
  now: Now;
}

/** After the days that are usual for her their lengths do not tell which part of a cycle this is. */
const LATE = {
  name: 'Later than usual',
  certainty: 'Which part of your cycle this is, its length no longer tells.',
};

/** Where she is today and how sure that is; which days may be fertile; ovulation, known or estimated. */
export function ThisCycle({ history, current, now }: ThisCycleProps) {
  const { today } = now;
  const titleId = useId();
  const { phase } = now;
  const { name, certainty } = phase === null ? LATE : sayPhase(phase);
  const fertile = now.ahead?.fertile?.cycles.find(({ isCurrent }) => isCurrent) ?? null;
  const isKnown = hasKnownOvulation(history, today);
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="type-h3">
            This cycle
          </h2>
          <Badge tone="dashed">Estimate</Badge>
        </div>
        <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
          <Part title={`Today, day ${now.cycle?.day}`} figure={name}>
            {certainty}
            {phase !== null && phase.phase !== 'fertile' && phase.fertileChance !== null && (
              <> That today is fertile: {sayChance(phase.fertileChance)}.</>
            )}
          </Part>
          <Part
            title="Fertile days"
            sign={<CycleSign kind="fertile" />}
            figure={fertile === null ? 'Not known' : shortForecastDays(fertile.days)}
          >
            {sayFertile(fertile, now)}
            {fertile !== null && <FertileBars days={chancesOf(fertile)} {...{ today, isKnown }} />}
          </Part>
          <Part
            title="Ovulation"
            sign={<CycleSign kind="ovulation" />}
            figure={fertile === null ? 'Not known' : shortForecastDays(fertile.ovulation)}
          >
            {sayWhereOvulationIsFrom(current, fertile, isKnown, today)}
          </Part>
        </div>
        <p className="type-small mt-5 border-t border-border pt-4 text-muted">
          An estimate, and not contraception: no day is without any chance.
        </p>
      </Card>
    </section>
  );
}

function Part(props: { title: string; sign?: ReactNode; figure: string; children: ReactNode }) {
  const { title, sign, figure, children } = props;
  return (
    <div className="min-w-0">
      <h3 className="type-small flex min-h-6 items-center gap-2 font-medium text-muted">
        {sign}
        {title}
      </h3>
      <p className="type-h2 mt-1">{figure}</p>
      <div className="type-small mt-1 text-muted">{children}</div>
    </div>
  );
}

const chancesOf = ({ days, chances }: FertileCycle) =>
  chances.map((chance, index) => ({ date: addDays(days.from, index), chance }));

function sayFertile(fertile: FertileCycle | null, { today, next }: Now): string {
  if (fertile === null) {
    return next === null
      ? 'This cycle is longer than what an estimate can be made for.'
      : 'After cycles as different as yours no day stands out.';
  }
  const best = chancesOf(fertile).reduce((one, other) => (other.chance > one.chance ? other : one));
  const peak = fertile.isOvulationKnown
    ? 'The day of ovulation and the five days before it.'
    : `Most likely ${shortForecastDay(best.date)} (${Math.round(best.chance * 100)} %).`;
  return fertile.days.to < today ? `Probably over in this cycle. ${peak}` : peak;
}
