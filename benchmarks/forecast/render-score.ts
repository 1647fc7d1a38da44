import type { ForecastScore } from './score-forecasts.ts';
import type { RuleScore } from './score-rules.ts';

/** The figures to reach (docs/algorithms/next-period.md); meant for women that nobody tuned anything on. */
const GOALS = { mae3plus: 2.22, mae1to2: 2.73, width80: 7.5, least: 0.77, most: 0.9, forgotten: 0.05 };

/** The two tables of the README. */
export function renderScore(score: ForecastScore, rules: readonly RuleScore[]): string {
  const { byKnownCycles, byRegularityThird } = score.coverage80;
  const covered = `${share(GOALS.least)} to ${share(GOALS.most)}`;
  const thirds = ['most regular', 'middle', 'least regular'];
  return [
    table(
      ['mean error, days', 'with 3 or more known cycles', 'with 1 or 2'],
      [
        ['**model**', `**${days(score.mae3plus)}**`, `**${days(score.mae1to2)}**`],
        ['*goal, on women held out*', `≤ ${GOALS.mae3plus}`, `≤ ${GOALS.mae1to2}`],
        ...rules.map(({ rule, mae3plus, mae1to2 }) => [rule, days(mae3plus), days(mae1to2)]),
      ],
    ),
    table(
      ['of the model', 'reached', 'goal'],
      [
        ['within two days, 3 or more known', share(score.within2Days3plus), ''],
        ...Object.entries(byKnownCycles).map(([known, value]) => [
          `80 % window holds, ${known} known`,
          share(value),
          covered,
        ]),
        ...byRegularityThird.map((value, index) => [
          `80 % window holds, ${thirds[index]} third`,
          share(value),
          covered,
        ]),
        ['days of that window, 4 or more known', days(score.width80), `≤ ${GOALS.width80}`],
        ['its interval score', days(score.intervalScore80), ''],
        [
          'mean error more when 5 % of starts were forgotten',
          days(forgottenCost(score)),
          `≤ ${GOALS.forgotten}`,
        ],
        [
          `mean error once ovulation is known (${score.ovulationKnown.n})`,
          days(score.ovulationKnown.mae),
          '',
        ],
        ['one forecast, ms', days(score.msPerForecast), '< 2'],
      ],
    ),
  ].join('\n\n');
}

function forgottenCost({ maeForgotten5pct, mae3plus }: ForecastScore): number | null {
  return maeForgotten5pct === null || mae3plus === null ? null : maeForgotten5pct - mae3plus;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

function days(value: number | null): string {
  return value === null ? 'nothing to measure' : value.toFixed(2);
}

function share(value: number | null | undefined): string {
  return value === null || value === undefined ? 'nothing to measure' : `${(value * 100).toFixed(0)} %`;
}
