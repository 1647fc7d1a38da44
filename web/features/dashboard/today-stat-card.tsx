import type { StatGraphic, TodayCard } from '@lunaria/domain/dashboard/health-today.ts';
import { DiscRow } from '../../ui/disc-row.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { ICON, STAT_ICONS } from './dashboard-icons.tsx';
import { DayBars } from './day-bars.tsx';

/** One card of "Your Health Today": a sample with its mark, a value of hers, or the word that there is none. */
export function TodayStatCard({ card: { id, label, reading } }: { card: TodayCard }) {
  const Icon = STAT_ICONS[id];
  const icon = <Icon {...ICON} size={18} className="shrink-0 text-primary max-sm:hidden" />;
  if (reading.kind === 'none') return <StatCard label={label} icon={icon} line={sayNone(id)} />;
  const { value, unit, line, graphic } = reading.figure;
  return (
    <StatCard
      label={label}
      icon={icon}
      value={value}
      unit={unit}
      isSample={reading.kind === 'sample'}
      graphic={graphic && drawBelow(label, graphic)}
      aside={graphic?.kind === 'days' && <DayBars shares={graphic.shares} />}
      line={line}
    />
  );
}

function sayNone(id: TodayCard['id']): string {
  return id === 'pregnancy-week' ? 'No week to show at the moment' : 'Nothing logged today';
}

function drawBelow(label: string, graphic: StatGraphic) {
  if (graphic.kind === 'bar') {
    return <Progress label={label} value={graphic.value} max={graphic.max} tone={graphic.tone} />;
  }
  if (graphic.kind === 'discs') return <DiscRow total={graphic.total} filled={graphic.filled} size={17} />;
  return null;
}
