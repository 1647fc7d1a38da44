import { describe, expect, test } from 'vitest';
import { bleedingByDay } from '../bleeding/bleeding-of.ts';
import { describe as describeBody, nowAfter } from '../body/facts-for-tests.ts';
import type { Period } from '../cycle/period.ts';
import { logOf } from '../dashboard/facts-for-tests.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '../profile/life-stages.ts';
import { type DailyHealthSignals, EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import type { PanelFacts, PanelSection } from './panel-facts.ts';
import { describePanel, ESTIMATE_NOTICE, type SidePanel } from './side-panel.ts';

// The examples of docs/algorithms/side-panel.md, and what must hold in all eight modes.

const nothing = (today: CalendarDate): PanelFacts => ({
  today,
  isSample: true,
  periods: [],
  firstStart: null,
  signals: [],
  logs: [],
});
/** Something is recorded, and no period. */
const noPeriod = (today: CalendarDate, more: Partial<PanelFacts>): PanelFacts => ({
  ...nothing(today),
  isSample: false,
  now: describeBody(today, []).now,
  ...more,
});

function recorded(
  today: CalendarDate,
  start: CalendarDate,
  end: CalendarDate | null,
  more: { length?: number; signals?: DailyHealthSignals[]; before?: Period[] } = {},
): PanelFacts {
  const { length = 28, signals = [], before = [] } = more;
  return {
    today,
    isSample: false,
    periods: [{ period_start_date: start, period_end_date: end, cycle_length: length }, ...before],
    firstStart: before.at(-1)?.period_start_date ?? start,
    signals,
    logs: [],
  };
}

/** With what is said of her after so many finished cycles of 28 days. */
function foreseen(
  facts: PanelFacts,
  stage: LifeStage,
  cycles = 3,
  ovulationDay: number | null = null,
): PanelFacts {
  const start = facts.periods[0]?.period_start_date ?? facts.today;
  return { ...facts, now: nowAfter(facts.today, start, { cycles, stage, ovulationDay }) };
}

const day = (signal_date: CalendarDate, part: Partial<DailyHealthSignals>): DailyHealthSignals => ({
  ...EMPTY_SIGNALS,
  ...part,
  signal_date,
});

const entry = (end: number, isProtected: boolean) => ({
  id: `0191d3f4-5b6a-4c7d-8e9f-${String(end).padStart(12, '0')}`,
  protected: isProtected,
});

/** A section in one line per item, as she reads it. */
function read(panel: SidePanel, title: string): string[] {
  const section = panel.sections.find((one) => one.title === title);
  return (section?.items ?? []).map(({ label, value, badge }) =>
    [label, value, badge?.label].filter(Boolean).join(' | '),
  );
}

const samplesOf = (panel: SidePanel) => panel.sections.filter((s) => s.isSample).map((s) => s.title);
const itemsOf = (sections: PanelSection[]) => sections.flatMap((section) => section.items);

describe.each(LIFE_STAGE_VALUES)('%s', (stage) => {
  test.each([
    ['without a record', nothing('2026-11-21')],
    ['with a period', recorded('2026-11-21', '2026-11-03', '2026-11-07')],
    ['with a forecast', foreseen(recorded('2026-11-21', '2026-11-03', '2026-11-07'), stage)],
    ['on a late day', foreseen(recorded('2026-12-05', '2026-11-03', '2026-11-07'), stage)],
    ['with signals only', noPeriod('2026-11-21', { signals: [day('2026-11-20', { mood: ['calm'] })] })],
    ['long after the last period', foreseen(recorded('2026-11-21', '2024-02-29', null), stage)],
  ])('%s it has sections, items, a badge, a bar and a summary', (_, facts) => {
    const panel = describePanel(stage, facts);
    expect(panel.title).not.toBe('');
    expect(panel.summary).not.toBe('');
    expect(panel.sections.length).toBeGreaterThanOrEqual(2);
    const items = itemsOf(panel.sections);
    expect(panel.sections.every((section) => section.items.length > 0)).toBe(true);
    // What is missing has no bar.
    const isMissing = /Did not load|No forecast/.test(JSON.stringify(items));
    expect(items.some((item) => item.progress) || isMissing).toBe(true);
    for (const { progress } of items) {
      if (progress)
        expect(progress.value >= 0 && progress.value <= progress.max && progress.max > 0).toBe(true);
    }
    expect(new Set(panel.sections.map((section) => section.title)).size).toBe(panel.sections.length);
    for (const section of panel.sections) {
      expect(new Set(section.items.map((item) => item.label)).size).toBe(section.items.length);
    }
  });

  test('once she has recorded anything no sample is left, and what Lunaria cannot know is said to be missing', () => {
    const signals = [day('2026-11-20', { symptoms: ['fatigue'] })];
    const facts = recorded('2026-11-21', '2026-11-03', '2026-11-07', { signals });
    const panel = describePanel(stage, foreseen(facts, stage));
    expect(samplesOf(panel)).toEqual([]);
    expect(panel.isSample).toBe(false);
  });

  test('nothing is called safe, and fertile days never stand without the notice', () => {
    for (let offset = 1; offset <= 28; offset++) {
      const today = `2026-11-${String(offset).padStart(2, '0')}` as CalendarDate; // by format
      const facts = recorded(today, '2026-11-01', null);
      for (const known of [nothing(today), facts, foreseen(facts, stage)]) {
        const panel = describePanel(stage, known);
        expect(JSON.stringify(panel)).not.toMatch(/\bsafe\b/i);
        if (JSON.stringify(panel.sections).match(/fertile days|ovulation/i))
          expect(panel.notice).toBe(ESTIMATE_NOTICE);
      }
    }
  });
});

describe('menstrual cycle', () => {
  test('the example of the sheet: 10 October 2025, nothing recorded', () => {
    const panel = describePanel('menstrual-cycle', nothing('2025-10-10'));
    expect(panel.isSample).toBe(true);
    expect(panel.summary).toBe('Example dates from 1 Oct. Your first entry replaces them.');
    expect(read(panel, 'Where you are')).toEqual(['Cycle day 10 of 28 | Follicular phase']);
    expect(read(panel, 'Coming up, by cycle length')).toEqual([
      'Fertile days | 11 – 15 Oct',
      'Ovulation | 15 Oct',
      'Next period | 29 Oct',
    ]);
    expect(read(panel, 'This cycle')).toEqual(['Period length | 5 days', 'Days logged | 6 of 10']);
    expect(panel.notice).toBe('Dates ahead are estimates. They are not contraception.');
  });

  test('her own cycle with what she noted in it, not before it', () => {
    const signals = [
      day('2026-11-02', { symptoms: ['acne'] }),
      day('2026-11-03', { symptoms: ['cramps', 'fatigue'] }),
      day('2026-11-04', { symptoms: ['cramps'], mood: ['calm'] }),
      day('2026-11-22', { symptoms: ['acne'] }),
    ];
    const panel = describePanel(
      'menstrual-cycle',
      foreseen(
        recorded('2026-11-21', '2026-11-03', '2026-11-06', { length: 30, signals }),
        'menstrual-cycle',
      ),
    );
    // Her cycles were 28 days, whatever the settings say: 3 November + 28, and the window of 26 to 30 days.
    expect(panel.summary).toBe('Next period, most likely 1 December. 8 in 10: 29 November to 3 December.');
    expect(read(panel, 'Where you are')).toEqual(['Cycle day 19 of about 28 | Between two phases, estimate']);
    expect(read(panel, 'Coming up')).toEqual([
      // The last day with 10 percent; the days of ovulation have gone by.
      'Fertile days | 21 Nov | Today',
      'Next period | 1 Dec, 8 in 10: 29 Nov – 3 Dec',
    ]);
    expect(read(panel, 'This cycle')).toEqual([
      'Period length | 4 days',
      'Days logged | 2 of 19',
      'Most noted symptom | Abdominal Cramps, 2 days',
      'Most noted mood | Calm, 1 day',
    ]);
  });

  test.each([
    ['2026-11-05', null, 'Period | Day 3 | Going on'],
    ['2026-11-05', 'medium', 'Period | Day 3 | Going on'],
    ['2026-11-05', 'none', 'Period length | No end recorded'],
    ['2026-11-15', null, 'Period length | No end recorded'],
  ] as const)('a period without an end, on %s with %s noted', (today, flow, said) => {
    const facts = recorded(today, '2026-11-03', null);
    const { now } = describeBody(today, facts.periods, { bleeding: [{ day: today, flow, kind: null }] });
    expect(read(describePanel('menstrual-cycle', { ...facts, now }), 'This cycle')[0]).toBe(said);
  });

  test.each([
    ['2026-11-06', [], 'Period length | 4 days'],
    ['2026-11-06', ['heavy', 'heavy', 'spotting'], 'Period length | 6 days'],
    [null, ['heavy', 'heavy', 'none'], 'Period length | 3 days'],
    [null, ['heavy', 'heavy'], 'Period length | No end recorded'],
  ] as const)(
    'a period that ended on %s, with %j noted behind it: as long as the history says',
    (end, flows, said) => {
      const facts = recorded('2026-11-12', '2026-11-03', end);
      const bleeding = flows.map((flow, index) => ({
        ...{ day: addDays(end ?? '2026-11-03', index + 1), flow, kind: null },
      }));
      const { now } = describeBody(facts.today, facts.periods, { bleeding });
      const panel = describePanel('menstrual-cycle', { ...facts, now, bleeding: bleedingByDay(bleeding) });
      expect(read(panel, 'This cycle')[0]).toBe(said);
    },
  );

  test('past the days that are usual for her no phase is named any more', () => {
    const after = (today: CalendarDate) =>
      describePanel(
        'menstrual-cycle',
        foreseen(recorded(today, '2026-11-01', '2026-11-05'), 'menstrual-cycle'),
      );
    expect(read(after('2026-11-30'), 'Where you are')).toEqual([
      'Cycle day 30 of about 31 | Luteal phase, estimate',
    ]);
    const late = after('2026-12-01');
    expect(read(late, 'Where you are')).toEqual(['Day 31, usually 26 to 30 | Past the usual range']);
    expect(late.summary).toBe(
      'Day 31, usually 26 to 30. Next period, most likely 3 December. 8 in 10: 2 December to 5 December.',
    );
    // The period of 1 to 5 November reaches into them.
    expect(read(late, 'Last 30 days')[0]).toBe('Period length | 5 days');
  });

  test.each([
    ['of months ago', '2026-09-01', '2026-09-05'],
    ['of months ago, its end not recorded', '2026-02-01', null],
    ['that is ahead by a clock put back', '2026-12-01', '2026-12-05'],
  ] as const)('a period %s is not told among the last 30 days', (_, start, end) => {
    const facts = recorded('2026-11-29', start, end);
    const panel = describePanel('menstrual-cycle', foreseen(facts, 'menstrual-cycle'));
    expect(read(panel, 'Last 30 days')[0]).toBe('Days logged | 0 of 30');
  });

  test('without a forecast no date is made up, and it is said why', () => {
    const facts = recorded('2026-11-29', '2026-11-01', '2026-11-05');
    const unknown = describePanel('menstrual-cycle', facts);
    expect(read(unknown, 'Where you are')).toEqual(['Cycle day | Did not load']);
    expect(read(unknown, 'Coming up')).toEqual(['Next period | Did not load']);
    const long = foreseen(recorded('2027-03-20', '2026-11-01', '2026-11-05'), 'menstrual-cycle');
    const none = describePanel('menstrual-cycle', long);
    expect(read(none, 'Where you are')).toEqual(['Day 140 since 1 Nov 2026']);
    expect(read(none, 'Coming up')).toEqual(['Next period | No forecast']);
    expect(none.summary).toBe(
      'The last recorded period began on 1 Nov 2026. Nothing can be forecast from a period so long ago. A newer one brings the forecast back.',
    );
    // The summary says why: not once more below it.
    expect(none.sections[0]?.note).toBeUndefined();
  });

  test('before her first finished cycle it says whose cycles the forecast comes from', () => {
    const facts = foreseen(recorded('2026-11-21', '2026-11-03', null), 'menstrual-cycle', 0);
    const section = describePanel('menstrual-cycle', facts).sections.find(
      ({ title }) => title === 'Coming up',
    );
    // The vector without cycles: median 29, window 23 to 33.
    expect(section?.items.at(-1)?.value).toBe('2 Dec, 8 in 10: 26 Nov – 6 Dec');
    expect(section?.note).toMatch(/^No cycle of yours is finished yet/);
  });

  test('signals without a period: no sample stands beside her days, and what is missing is said', () => {
    const signals = [day('2026-11-20', { mood: ['happy'] })];
    const panel = describePanel('menstrual-cycle', noPeriod('2026-11-21', { signals }));
    expect(samplesOf(panel)).toEqual([]);
    expect(panel.summary).toBe('A forecast begins with the first period that you record.');
    expect(read(panel, 'Where you are')).toEqual(['No period recorded']);
    expect(read(panel, 'Coming up')).toEqual(['Next period | No forecast']);
    expect(read(panel, 'Last 30 days')).toEqual([
      'Days logged | 1 of 30',
      'Most noted symptom | None noted',
      'Most noted mood | Happy, 1 day',
    ]);
  });

  test('a day counts as logged wherever she logged it', () => {
    const logs = ['2026-11-18', '2026-11-20'] as const;
    const facts = noPeriod('2026-11-21', {
      signals: [day('2026-11-20', { mood: ['happy'] })],
      logs: logs.map((date) => logOf(date, { mood: 6 })),
    });
    expect(read(describePanel('menstrual-cycle', facts), 'Last 30 days')[0]).toBe('Days logged | 2 of 30');
  });

  test('a day that was emptied again, one ahead and one before the days that are counted do not count', () => {
    const logs = [
      logOf('2026-11-19', {}),
      logOf('2026-11-22', { mood: 6 }),
      logOf('2026-11-14', { mood: 6 }),
      logOf('2026-11-15', { extras: { pregnancy: { nausea: 3 } } }),
    ];
    const panel = describePanel('pregnancy', noPeriod('2026-11-21', { logs }));
    expect(read(panel, 'Last 7 days')[0]).toBe('Days logged | 1 of 7');
  });

  test('in a cycle that goes on the log counts from its first day', () => {
    const logs = (['2026-11-02', '2026-11-03', '2026-11-21'] as const).map((date) =>
      logOf(date, { mood: 6 }),
    );
    const facts = { ...recorded('2026-11-21', '2026-11-03', '2026-11-07'), logs };
    expect(read(describePanel('menstrual-cycle', foreseen(facts, 'menstrual-cycle')), 'This cycle')[1]).toBe(
      'Days logged | 2 of 19',
    );
  });
});

describe('contraception', () => {
  test('of what comes, the next period alone, and what its bleeding follows', () => {
    const facts = foreseen(recorded('2026-11-21', '2026-11-03', '2026-11-07'), 'contraception');
    const panel = describePanel('contraception', facts);
    expect(read(panel, 'Coming up')).toEqual(['Next period | 1 Dec, 8 in 10: 29 Nov – 3 Dec']);
    expect(panel.sections[1]?.note).toMatch(/bleeding follows the hormones/);
    expect(panel.notice).toBe(ESTIMATE_NOTICE);
  });

  test.each<[CalendarDate]>([['2026-11-10'], ['2026-11-15'], ['2026-11-29']])(
    'on %s neither a fertile day nor a phase is named: hormones decide',
    (today) => {
      const panel = describePanel(
        'contraception',
        foreseen(recorded(today, '2026-11-01', '2026-11-05'), 'contraception'),
      );
      expect(panel.summary).toBe(
        'Fertile days and ovulation are not estimated in this mode. This is not contraception.',
      );
      expect(JSON.stringify(panel.sections)).not.toMatch(/fertile|ovulation|luteal|follicular/i);
    },
  );

  test('the example says nothing about her days', () => {
    expect(describePanel('contraception', nothing('2026-11-21')).summary).toMatch(/^Example dates/);
    const { sections } = describePanel('contraception', nothing('2026-11-21'));
    expect(sections[1]?.items.map(({ label }) => label)).toEqual(['Next period']);
  });

  test('intercourse of this cycle, by entries', () => {
    const signals = [
      day('2026-10-30', { intercourse: [entry(1, false)] }),
      day('2026-11-08', { intercourse: [entry(2, true), entry(3, false)] }),
      day('2026-11-09', { intercourse: [entry(4, true)] }),
    ];
    const panel = describePanel(
      'contraception',
      foreseen(recorded('2026-11-10', '2026-11-01', null, { signals }), 'contraception'),
    );
    expect(read(panel, 'This cycle')).toEqual([
      'Intercourse, protected | 2 of 3',
      'Intercourse, unprotected | 1 of 3',
    ]);
  });
});

describe('conception', () => {
  test.each<[CalendarDate, number]>([
    ['2025-10-10', 15],
    ['2025-10-11', 65],
    ['2025-10-14', 65],
    ['2025-10-15', 92],
    ['2025-10-16', 15],
    ['2025-10-20', 15],
  ])('on %s of the example the sample score is %i percent', (today, percent) => {
    const panel = describePanel('conception', nothing(today));
    expect(read(panel, 'Fertility score')[0]).toContain(`${percent} percent`);
    expect(samplesOf(panel)).toContain('Fertility score');
  });

  test('egg white discharge of the cycle, and days with intercourse inside the window only', () => {
    const signals = [
      day('2026-11-08', { intercourse: [entry(1, false)] }),
      day('2026-11-11', { discharge: 'ewcm' }),
      day('2026-11-12', { discharge: 'ewcm', intercourse: [entry(2, false), entry(3, false)] }),
    ];
    const facts = foreseen(recorded('2026-11-14', '2026-11-01', null, { signals }), 'conception');
    const panel = describePanel('conception', facts);
    expect(read(panel, 'This cycle')).toEqual([
      'Egg white discharge | 2 days',
      // The 8th to the 19th by the forecast; the 8th and the 12th.
      'Intercourse in the fertile days | 2 of 14 days',
    ]);
    expect(read(panel, 'Coming up')[0]).toBe('Fertile days | to 19 Nov | Today');
  });

  test('what the log says of mucus and intercourse is counted as what the calendar says', () => {
    const logs = [
      logOf('2026-11-11', { extras: { conception: { cervical_mucus: 'ewcm', intercourse: 'yes' } } }),
      logOf('2026-11-12', { extras: { conception: { cervical_mucus: 'dry', intercourse: 'no' } } }),
    ];
    const facts = foreseen({ ...recorded('2026-11-14', '2026-11-01', null), logs }, 'conception');
    expect(read(describePanel('conception', facts), 'This cycle')).toEqual([
      'Egg white discharge | 1 day',
      'Intercourse in the fertile days | 1 of 14 days',
    ]);
  });

  test('a day noted in the log and in the calendar is one day', () => {
    const signals = [day('2026-11-12', { discharge: 'ewcm', intercourse: [entry(1, false)] })];
    const both = { cervical_mucus: 'ewcm', intercourse: 'yes' } as const;
    const logs = [logOf('2026-11-12', { extras: { conception: both } })];
    const facts = foreseen(
      { ...recorded('2026-11-14', '2026-11-01', null, { signals }), logs },
      'conception',
    );
    expect(read(describePanel('conception', facts), 'This cycle')).toEqual([
      'Egg white discharge | 1 day',
      'Intercourse in the fertile days | 1 of 14 days',
    ]);
  });

  test('how likely today is fertile takes the place of the sample', () => {
    // Ovulation on day 15, 15 November: its six days are the 10th to the 15th.
    const on = (today: CalendarDate) =>
      read(
        describePanel('conception', foreseen(recorded(today, '2026-11-01', null), 'conception', 0, 15)),
        'Fertile today',
      );
    expect(on('2026-11-15')).toEqual(['By your signs of ovulation | By your signs']);
    expect(on('2026-11-16')).toEqual(['under 1 % likely | By your signs']);
  });
});

describe('the modes without a cycle', () => {
  test('IVF: stimulation day 8 is a sample, and goes with the first thing that she records', () => {
    const signals = [day('2026-11-20', { symptoms: ['bloating'] })];
    expect(read(describePanel('ivf', nothing('2026-11-21')), 'Treatment')[0]).toContain('Stimulation day 8');
    const panel = describePanel('ivf', recorded('2026-11-21', '2026-11-03', null, { signals }));
    expect(read(panel, 'Treatment')).toEqual(['Stimulation day | Not known here | Clinic plan']);
    expect(samplesOf(panel)).toEqual([]);
    expect(read(panel, 'Last 14 days')).toContain('Most noted symptom | Bloating, 1 day');
  });

  test('pregnancy: week 24 is a sample, and goes with the first thing that she records', () => {
    const signals = [day('2026-11-14', { symptoms: ['acne'] }), day('2026-11-15', { symptoms: ['nausea'] })];
    expect(read(describePanel('pregnancy', nothing('2026-11-21')), 'Pregnancy')[0]).toContain('Week 24');
    const panel = describePanel('pregnancy', noPeriod('2026-11-21', { signals }));
    expect(read(panel, 'Pregnancy')).toEqual(['Week | No dates yet']);
    expect(samplesOf(panel)).toEqual([]);
    expect(read(panel, 'Last 7 days')).toEqual([
      'Days logged | 1 of 7',
      'Most noted symptom | Nausea, 1 day',
      'Most noted mood | None noted',
    ]);
    expect(panel.notice).toBeNull();
  });

  test('pregnancy: from the day it is dated the week is hers, and no sample is left', () => {
    const dated = (lastPeriod: CalendarDate) =>
      describePanel(
        'pregnancy',
        noPeriod('2026-11-21', { pregnancy: dateByLastPeriod(lastPeriod, '2026-11-21') }),
      );
    const panel = dated('2026-06-03');
    expect(panel.summary).toBe('24 weeks, 3 days today, counted from your dates.');
    expect(samplesOf(panel)).toEqual([]);
    expect(read(panel, 'Pregnancy')).toEqual([
      '24 weeks, 3 days | Second trimester',
      'Due date | 10 Mar 2027',
      'To go | 109 days',
    ]);
    expect(panel.sections[0]?.items[0]?.progress).toEqual({
      value: 171,
      max: 280,
      tone: 'stage',
    });
    expect(read(panel, 'Last 7 days')[0]).toBe('Days logged | 0 of 7');
    expect(panel.link?.sectionId).toBe('b2-6');
  });

  test('pregnancy: past 42 weeks nothing is counted, and it is said', () => {
    const pregnancy = dateByLastPeriod('2026-01-31', '2026-06-01');
    const panel = describePanel('pregnancy', noPeriod('2026-11-21', { pregnancy }));
    expect(panel.summary).toContain('does not count further');
    expect(read(panel, 'Pregnancy')).toEqual(['Due date | 7 Nov']);
  });

  test('only pregnancy mode leads on to a section', () => {
    const linked = LIFE_STAGE_VALUES.filter((stage) => describePanel(stage, nothing('2026-11-21')).link);
    expect(linked).toEqual(['pregnancy']);
    expect(describePanel('pregnancy', nothing('2026-11-21')).link?.label).toBe('Add your dates');
  });

  test('menopause: days since the last recorded period, beside a year', () => {
    const panel = describePanel('menopause', recorded('2026-11-21', '2026-09-08', '2026-09-12'));
    expect(read(panel, 'Periods')).toEqual(['Last period began | 8 Sept | Recorded', 'Since then | 74 days']);
    expect(itemsOf(panel.sections).find((item) => item.label === 'Since then')?.progress).toEqual({
      value: 74,
      max: 365,
      tone: 'stage',
    });
  });

  test('post-menopause: years are counted in days, and a missing period is said', () => {
    const panel = describePanel('post-menopause', recorded('2026-11-21', '2012-02-29', null));
    expect(read(panel, 'Periods')).toEqual([
      'Last period began | 29 Feb 2012 | Recorded',
      'Since then | 5379 days',
    ]);
    const facts = noPeriod('2026-11-21', { signals: [day('2026-11-20', { mood: ['calm'] })] });
    expect(read(describePanel('post-menopause', facts), 'Periods')).toEqual(['Last period | None recorded']);
  });

  test('pre-menstrual: no date to wait for, until a first period is recorded', () => {
    const none = describePanel('pre-menstrual', nothing('2026-11-21'));
    expect(read(none, 'Periods')).toEqual(['First period | None recorded']);
    expect(none.notice).toBeNull();
    const first = describePanel('pre-menstrual', recorded('2026-11-21', '2026-11-03', '2026-11-07'));
    expect(first.summary).toBe('Your first recorded period began on 3 Nov.');
    expect(read(first, 'Periods')).toEqual(['First period | 3 Nov | Recorded', 'Period length | 5 days']);
  });
});
