import { nameWeekday } from '@lunaria/domain/calendar/name-day.ts';
import { layOutChances } from '@lunaria/domain/cycle/forecast/chance-row.ts';
import {
  type CycleForecast,
  type CycleHistory,
  startChances,
} from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { dayAndMonth, sayMiddle } from '@lunaria/domain/cycle/forecast/forecast-words.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ChanceDiscs, ChanceTable } from './chance-discs.tsx';
import { HowCalculated } from './how-calculated.tsx';

/** Discs that fit beside each other. */
const COLUMNS = 11;
const NARROW_COLUMNS = 7;

interface ForecastCardProps {
  stage: LifeStage;
  facts: CycleFacts;
  forecast: CycleForecast;
  history: CycleHistory;
}

/** The date, the window and the chance of every day around them. */
export function ForecastCard({ stage, facts, forecast, history }: ForecastCardProps) {
  const titleId = useId();
  const { from, to } = forecast.window80;
  const chances = startChances(history, facts.today);
  const middle = sayMiddle(chances, forecast.date);
  const wide = layOutChances(chances, forecast.window80, COLUMNS);
  const narrow = layOutChances(chances, forecast.window80, NARROW_COLUMNS);
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Card className="@container flex h-full flex-col">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="min-w-0">
            <span className="type-small block font-medium text-muted">Next period, most likely</span>{' '}
            <span className="block font-serif text-[clamp(2rem,1.6rem+1.55vw,2.875rem)] leading-[1.15] font-[430] tracking-[-0.012em]">
              {nameWeekday(forecast.date)},{' '}
              <span className="whitespace-nowrap">{dayAndMonth(forecast.date)}</span>
            </span>
          </h2>
          <Badge tone="dashed" className="mt-1">
            Estimate
          </Badge>
        </div>
        <p className="type-lead mt-1">
          8 in 10: {from === to ? 'on ' : 'between '}
          <b className="font-strong whitespace-nowrap">{dayAndMonth(from)}</b>
          {from !== to && (
            <>
              {' '}
              and <b className="font-strong whitespace-nowrap">{dayAndMonth(to)}</b>
            </>
          )}
        </p>
        {forecast.knownCycles === 0 && (
          <p className="measure mt-2 text-muted">
            No finished cycle counts yet, so this{' '}
            {forecast.statedLengthDays === null
              ? 'is how it is for most women'
              : `rests on the ${forecast.statedLengthDays} days that you gave`}
            . Each cycle that you record makes the window yours, and usually narrower.
          </p>
        )}
        <div className="my-auto py-6">
          <div className="hidden @xl:block">{wide && <ChanceDiscs row={wide} isNarrow={false} />}</div>
          <div className="-mx-2 @xl:hidden">{narrow && <ChanceDiscs row={narrow} isNarrow />}</div>
          {wide && <ChanceTable row={wide} />}
        </div>
        <p className="type-small flex gap-2.5 border-t border-border pt-4 text-muted">
          <Info aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
          <span>
            {sayOrigin(stage)}
            {middle && `${middle} `}Numbers are chances in percent; a larger, fuller disc is a likelier day.
            This is not contraception. <HowCalculated />
          </span>
        </p>
      </Card>
    </section>
  );
}

/** Where what comes is not only her own cycle. */
function sayOrigin(stage: LifeStage): string {
  if (stage === 'contraception')
    return 'With hormonal contraception, bleeding follows the hormones: your pack or plan says more than this estimate. Fertile days and ovulation are not estimated. ';
  if (stage === 'ivf')
    return 'During treatment, bleeding follows the medication: the plan of your clinic says more than this estimate. Fertile days and ovulation are not estimated. ';
  return '';
}
