import type { StatGraphic, StatId } from '@lunaria/domain/dashboard/figure.ts';
import type { CardTarget, TodayCard } from '@lunaria/domain/dashboard/health-today.ts';
import {
  Activity,
  BatteryLow,
  CalendarDays,
  CalendarRange,
  ChevronRight,
  CircleDot,
  Flame,
  Footprints,
  Gauge,
  GlassWater,
  Hourglass,
  type LucideIcon,
  Moon,
  Pill,
  Plus,
  Smile,
  Syringe,
  Thermometer,
  Wind,
  Zap,
} from 'lucide-react';
import { DiscRow } from '../../ui/disc-row.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { ICON } from './dashboard-icons.tsx';
import { WeekGraphic } from './week-graphic.tsx';

const PURPOSES: Record<CardTarget['kind'], string> = {
  chart: 'open the chart',
  overview: 'open the day',
  forecast: 'open the forecast',
  tracker: 'open the Pregnancy Tracker',
  log: 'log it',
  calendar: 'open the calendar',
};

/** One card of "Your Health Today": a sample with its mark, a value of hers, or the word that there is none. */
export function TodayStatCard({ card: { id, label, reading, opens } }: { card: TodayCard }) {
  const Icon = STAT_ICONS[id];
  const { value, unit, line, graphic, isEstimate } =
    reading.kind === 'missing' ? { ...NO_FIGURE, ...reading } : reading.figure;
  const isWeek = graphic?.kind === 'days' || graphic?.kind === 'points' || graphic?.kind === 'marks';
  return (
    <StatCard
      {...{ label, value, unit, line, isEstimate }}
      icon={<Icon {...ICON} size={18} className="shrink-0 text-primary max-sm:hidden" />}
      said={reading.kind === 'missing' ? reading.said : undefined}
      isSample={reading.kind === 'sample'}
      graphic={graphic && drawBelow(label, graphic)}
      aside={isWeek && <WeekGraphic graphic={graphic} />}
      link={{
        to: opens.to,
        name: `${label}: ${PURPOSES[opens.kind]}`,
        Icon: opens.kind === 'log' ? Plus : ChevronRight,
      }}
    />
  );
}

const NO_FIGURE = {
  value: undefined,
  unit: undefined,
  line: undefined,
  graphic: undefined,
  isEstimate: false,
};

function drawBelow(label: string, graphic: StatGraphic) {
  if (graphic.kind === 'bar') {
    return <Progress label={label} value={graphic.value} max={graphic.max} tone={graphic.tone} />;
  }
  if (graphic.kind === 'discs') return <DiscRow total={graphic.total} filled={graphic.filled} size={17} />;
  return null;
}

const STAT_ICONS: Record<StatId, LucideIcon> = {
  anxiety: Wind,
  bleeding: CircleDot,
  'blood-pressure': Gauge,
  'cycle-day': CircleDot,
  'days-to-period': CalendarDays,
  'days-without-period': Hourglass,
  energy: Zap,
  fatigue: BatteryLow,
  'hot-flashes': Flame,
  kicks: Footprints,
  medication: Syringe,
  mood: Smile,
  movement: Activity,
  pill: Pill,
  'pregnancy-week': CalendarRange,
  'since-end': CalendarRange,
  sleep: Moon,
  temperature: Thermometer,
  water: GlassWater,
};
