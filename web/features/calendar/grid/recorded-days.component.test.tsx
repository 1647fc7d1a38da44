import { logOf } from '@lunaria/domain/dashboard/facts-for-tests.ts';
import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { rows, standAt, textsOf } from '../../../testing/look.ts';
import {
  button,
  dayOf,
  expectCount,
  expectLook,
  grid,
  openCalendar,
  periodOf,
  signalsOf,
  title,
} from '../testing/calendar-on-screen.tsx';

const legend = () => page.getByRole('list', { name: 'Legend' });

test(
  'What is noted shows as ring and dots, and in the name of the day',
  rows('C-06', 'C-20', 'C-30', 'C-31', 'C-32', 'C-33', 'C-34', 'C-35', 'Q-17'),
  async ({ records, api }) => {
    standAt('2025-11-21T12:00:00');
    const entry = () => ({ id: crypto.randomUUID(), protected: true });
    records.periods = [periodOf('2025-11-02', '2025-11-06')];
    records.signals = [
      signalsOf('2025-11-03', { symptoms: ['cramps'], mood: ['calm'] }),
      signalsOf('2025-11-08', { intercourse: [entry()] }),
      signalsOf('2025-11-09', { mood: ['sad'] }),
      signalsOf('2025-11-10', { discharge: 'dry' }),
      signalsOf('2025-11-11', {}),
      signalsOf('2025-11-21', { symptoms: ['acne'], intercourse: [entry()], mood: ['calm'] }),
    ];
    await openCalendar();
    expect(api.asked('get', '/api/daily-health-signals').map(({ query }) => `${query}`)).toContain(
      'from=2025-11-01&to=2025-11-30',
    );

    const shown: [string, number, string | null][] = [
      ['2025-11-03', 1, '5'],
      ['2025-11-08', 1, '2'],
      ['2025-11-09', 1, '4'],
      ['2025-11-10', 1, null],
      ['2025-11-11', 0, null],
      ['2025-11-12', 0, null],
      ['2025-11-21', 1, '7'],
    ];
    for (const [date, rings, bits] of shown) {
      const dots = dayOf(date).getByCss('[data-dots]');
      await expectCount(dayOf(date).getByCss('[data-ring=signals]'), rings);
      if (bits === null) await expect.element(dots, { message: date }).not.toBeInTheDocument();
      else await expect.element(dots, { message: date }).toHaveAttribute('data-dots', bits);
    }
    expect(textsOf(grid().getByCss('[data-ring=today]'))).toEqual(['21']);
    await expect
      .element(dayOf('2025-11-03'))
      .toHaveAccessibleName(
        'Monday, 3 November 2025, period, recorded. Symptoms: Abdominal Cramps. Mood: Calm',
      );
  },
);

test(
  'What she recorded is drawn as recorded, what is computed is not passed off as it',
  rows('C-05', 'C-07', 'C-08', 'C-09', 'C-43', 'C-48', 'P-19', 'P-20', 'Q-11'),
  async ({ records, api }) => {
    standAt('2025-11-04T12:00:00');
    records.periods = [periodOf('2025-10-01', '2025-10-12', 30), periodOf('2025-11-02', null, 30)];
    await openCalendar();
    expect(api.asked('get', '/api/period-tracking').map(({ query }) => `${query}`)).toContain('limit=1');
    await expect.element(page.getByText('Example dates')).not.toBeInTheDocument();
    // In progress: its first day is recorded, the rest of the usual length expected.
    await expectLook('2025-11-02', 'period');
    await expectLook('2025-11-04', 'period-open');
    await expectLook('2025-11-05', 'period-open');
    await expectLook('2025-11-06', 'period-open');
    await expect.element(dayOf('2025-11-05')).toHaveAccessibleName(/, period, expected, end not known yet$/);
    await expectLook('2025-11-07', null);
    await expectLook('2025-11-18', 'ovulation');
    await expect.element(dayOf('2025-11-18')).toHaveAccessibleName(/, ovulation, estimate$/);
    await button('Next month').click();
    await expectLook('2025-12-02', 'period-predicted');
    await expect
      .element(dayOf('2025-12-02'))
      .toHaveAccessibleName(/, period, predicted\. Next period: \d+ % likely on this day, the expected day$/);
    await button('Previous month').click();
    await button('Previous month').click();
    await expect.element(title()).toHaveTextContent('October 2025');
    // The recorded days win over the window that they reach into.
    await expectLook('2025-10-12', 'period');
    // A cycle of 32 days: ovulation on day 19, fertile days from the fifth before it on.
    await expectLook('2025-10-13', null);
    await expectLook('2025-10-14', 'fertile');
    await expectLook('2025-10-19', 'ovulation');
    await expectLook('2025-10-31', null);
    await button('Previous month').click();
    await expect.element(title()).toHaveTextContent('September 2025');
    await expectCount(grid().getByCss('[data-look]'), 0);
  },
);

test('Bleeding outside of a period does not look like one, and is explained where it is drawn', async ({
  records,
}) => {
  standAt('2025-11-21T12:00:00');
  records.periods = [periodOf('2025-11-02', '2025-11-06')];
  records.logs = [
    logOf('2025-11-03', { extras: { 'menstrual-cycle': { period_flow: 'heavy' } } }),
    logOf('2025-11-14', { extras: { 'menstrual-cycle': { period_flow: 'spotting' } } }),
    logOf('2025-11-16', { extras: { 'menstrual-cycle': { period_flow: 'none' } } }),
  ];
  for (const mode of ['menstrual-cycle', 'menopause'] as const) {
    const words = mode === 'menopause' ? 'bleeding' : 'bleeding outside of a period';
    const explained = page.getByText(words, { exact: true });
    await openCalendar(mode);
    await expectLook('2025-11-14', 'bleeding');
    await expectLook('2025-11-03', mode === 'menopause' ? 'bleeding' : 'period');
    await expect.element(explained).toBeVisible();
    await button('Previous month').click();
    await expect.element(title()).toHaveTextContent('October 2025');
    await expect.element(explained).not.toBeInTheDocument();
  }
});

test(
  'Three modes know no cycle: every day is regular, the controls and the legend are gone',
  rows('C-44', 'C-45', 'C-46', 'C-47', 'C-68', 'C-69', 'C-70', 'Q-18'),
  async ({ records }) => {
    standAt('2025-11-21T12:00:00');
    records.periods = [periodOf('2025-11-02', '2025-11-06')];
    for (const mode of ['pregnancy', 'menopause', 'post-menopause'] as const) {
      await openCalendar(mode);
      await expectCount(grid().getByCss('[data-look]'), 0);
      await expect.element(legend(), { message: mode }).not.toBeInTheDocument();
      await expect.element(button('Edit Period')).not.toBeInTheDocument();
      await expect.element(button('Cycle Settings')).not.toBeInTheDocument();
      await expect.element(button('Today')).toBeVisible();
    }
    const cycling = ['pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf'] as const;
    for (const mode of cycling) {
      await openCalendar(mode);
      // Five days of her period; fertile days from the 7th to the 23rd where hormones do not decide.
      const isByHormones = mode === 'contraception' || mode === 'ivf';
      await expectCount(grid().getByCss('[data-look]'), isByHormones ? 5 : 22);
      await expect.element(legend(), { message: mode }).toBeVisible();
      await expect.element(button('Edit Period')).toBeVisible();
      await expect.element(button('Cycle Settings')).toBeVisible();
    }
  },
);
