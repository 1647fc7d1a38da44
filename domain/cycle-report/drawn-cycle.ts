import type { ReportCycleRow } from './cycle-report.ts';

/** As many days as the small drawing of a cycle is wide; longer ones end in an arrow. */
export const CHART_DAYS = 45;

/** What is drawn of a cycle, each part within the width. */
export function drawnDays({ length_days, bleeding_days, ovulation_day }: ReportCycleRow['drawn']) {
  const within = (days: number) => Math.min(days, CHART_DAYS);
  return {
    length: within(length_days),
    bleeding: within(Math.min(bleeding_days ?? 0, length_days)),
    /** Null: not known, or past the edge. */
    ovulation: ovulation_day === null || ovulation_day > CHART_DAYS ? null : ovulation_day,
    isLonger: length_days > CHART_DAYS,
  };
}
