import { describe, expect, test } from 'vitest';
import { factsOf, SATURDAY } from './facts-for-tests.ts';
import {
  hotFlashFigure,
  kickFigure,
  moodFigure,
  movementFigure,
  scaleFigure,
  sleepFigure,
  temperatureFigure,
  waterFigure,
} from './log-figures.ts';

// The examples of docs/algorithms/today.md.

const METRIC = { weight_unit: 'kg', temperature_unit: 'C', water_unit: 'ml' } as const;
const sleep = (...hours: number[]) => hours.map((sleep_hours) => ({ sleep_hours }));
/** The first is logged so many days ago, the next the day before, and so on. */
const daysFrom = <Part>(first: number, parts: Part[]) =>
  Object.fromEntries(parts.map((part, index) => [first + index, part]));
const lineOf = (known: ReturnType<typeof sleepFigure>) =>
  known.kind === 'hers' ? known.figure.line : known.line;

describe('sleep', () => {
  test.each([
    // 6.5 + 7 + 7.5 = 21, / 3 = 7; 7.5 - 7 = 0.5
    [[7.5, 6.5, 7, 7.5], '0.5 h above your average of 7'],
    // 8 + 7 + 7 + 6.5 = 28.5, / 4 = 7.125, shown 7.1; 6 - 7.1 = -1.1
    [[6, 8, 7, 7, 6.5], '1.1 h below your average of 7.1'],
    // 7 + 7 + 7.1 = 21.1, / 3 = 7.03, shown 7
    [[7, 7, 7, 7.1], 'As your average of 3 nights'],
    // Two nights before today are no average.
    [[7.5, 6.5, 7], 'No average before 3 nights'],
  ])('hours from today back %j: %s', (hours, line) => {
    const known = sleepFigure(factsOf(daysFrom(0, sleep(...hours))));
    expect(known).toMatchObject({ kind: 'hers', figure: { value: String(hours[0]), unit: 'hours', line } });
  });

  test('without an average the quality of the night is said', () => {
    const facts = factsOf({ 0: { sleep_hours: 7, sleep_quality: 8 } });
    expect(lineOf(sleepFigure(facts))).toBe('Quality 8 of 10');
  });

  test('today and what is more than 30 days ago are no part of her average', () => {
    // 30 days ago counts, 31 does not: (6 + 6 + 9) / 3 = 7.
    const facts = factsOf({
      0: { sleep_hours: 7 },
      ...daysFrom(1, sleep(6, 6)),
      ...daysFrom(30, sleep(9, 1)),
    });
    expect(lineOf(sleepFigure(facts))).toBe('As your average of 3 nights');
  });

  test('a night that was not logged is a gap, one without sleep a bar of nothing', () => {
    const known = sleepFigure(
      factsOf({ 0: { sleep_hours: 8 }, 2: { sleep_hours: 4 }, 3: { sleep_hours: 0 } }),
    );
    expect(known.kind === 'hers' && known.figure.graphic).toEqual({
      kind: 'days',
      shares: [null, null, null, 0, 0.5, null, 1],
    });
  });

  test.each([
    [1, 'Last logged 7.5 hours yesterday'],
    // SATURDAY minus two days.
    [2, 'Last logged 7.5 hours on Thursday'],
    [6, 'Last logged 7.5 hours on Sunday'],
    [7, 'Last logged 7.5 hours on 14 Nov'],
    [34, 'Last logged 7.5 hours on 18 Oct'],
  ])('not logged today, last %i days ago: %s', (ago, line) => {
    const known = sleepFigure(factsOf({ 0: { mood: 5 }, [ago]: { sleep_hours: 7.5 } }));
    // Number and unit are held together; here they are easier to read apart.
    expect({ ...known, line: lineOf(known)?.replaceAll('\u00A0', ' ') }).toMatchObject({
      kind: 'missing',
      said: 'Not logged today',
      line,
    });
  });

  test('never logged there is nothing to say', () => {
    expect(sleepFigure(factsOf({ 0: { mood: 5 } }))).toEqual({ kind: 'missing', said: 'Nothing logged' });
  });
});

describe('mood', () => {
  const moods = (...values: number[]) => values.map((mood) => ({ mood }));

  test.each([
    // 7 + 6 + 8 = 21, / 3 = 7; 5 + 5 + 6 + 6 + 6 = 28, / 5 = 5.6
    [moods(7, 6, 8), moods(5, 5, 6, 6, 6), 'Brighter: 7 over 3 days, 5.6 over 5 before'],
    // 4.0 after 5.0: a whole point
    [moods(4, 4, 4), moods(5, 5, 5, 5, 5), 'Lower: 4 over 3 days, 5 over 5 before'],
    // 6.3 after 5.6: 0.7 is less than a point
    [moods(6, 6, 7), moods(5, 5, 6, 6, 6), 'Much as before: 6.3 over 3 days, 5.6 over 5 before'],
    [moods(6, 6), moods(5, 5, 6, 6, 6), 'Not enough days for a trend yet'],
    [moods(6, 6, 7), moods(5, 5, 6, 6), 'Not enough days for a trend yet'],
  ])('%j after %j: %s', (recent, earlier, line) => {
    const known = moodFigure(factsOf({ ...daysFrom(0, recent), ...daysFrom(7, earlier) }));
    expect(known).toMatchObject({
      kind: 'hers',
      figure: { value: String(recent[0]?.mood), unit: 'of 10', line },
    });
  });

  test('the two weeks before end 20 days ago', () => {
    const known = moodFigure(
      factsOf({ ...daysFrom(0, moods(6, 6, 6)), ...daysFrom(16, moods(6, 6, 6, 6, 6, 6)) }),
    );
    expect(lineOf(known)).toBe('Much as before: 6 over 3 days, 6 over 5 before');
  });
});

describe('water', () => {
  const water = (...glasses: number[]) => glasses.map((water_glasses) => ({ water_glasses }));

  test('in glasses, with a disc for each and her average', () => {
    // 6 + 8 + 5 = 19, / 3 = 6.33
    const known = waterFigure(factsOf(daysFrom(0, water(5, 6, 8, 5))));
    expect(known).toEqual({
      kind: 'hers',
      figure: {
        value: '5',
        unit: 'glasses',
        line: 'Your average: 6.3 glasses over 3 days',
        graphic: { kind: 'discs', filled: 5, total: 5 },
      },
    });
  });

  test('in millilitres for her who chose them', () => {
    // 1.2 glasses of 250 ml; (6 + 8 + 5) / 3 * 250 = 1583.3
    const known = waterFigure(factsOf(daysFrom(0, water(1.2, 6, 8, 5)), { units: METRIC }));
    expect(known).toMatchObject({
      figure: { value: '300', unit: 'ml', line: 'Your average: 1583 ml over 3 days' },
    });
  });

  test('no glass is a value too, and one is not two', () => {
    expect(waterFigure(factsOf(daysFrom(0, water(0))))).toMatchObject({
      figure: { value: '0', unit: 'glasses' },
    });
    expect(waterFigure(factsOf(daysFrom(0, water(1))))).toMatchObject({
      figure: { value: '1', unit: 'glass' },
    });
  });

  test('more than fit are not drawn', () => {
    expect(waterFigure(factsOf(daysFrom(0, water(14))))).toMatchObject({
      figure: { graphic: { filled: 9 } },
    });
  });
});

describe('sums of the week', () => {
  test('movement from Sunday to today', () => {
    // SATURDAY: six days ago is Sunday and counts, seven days ago does not. 30 + 45 + 0 + 60 = 135
    const minutes = { 0: 30, 2: 45, 3: 0, 6: 60, 7: 500 };
    const days = Object.entries(minutes).map(([ago, activity_minutes]) => [ago, { activity_minutes }]);
    expect(movementFigure(factsOf(Object.fromEntries(days)))).toMatchObject({
      figure: { value: '30', unit: 'minutes', line: '135 min this week, 4 days logged' },
    });
  });

  test('movement from Monday to today, where weeks begin on it', () => {
    // 30 + 45 + 0 = 75: Sunday's 60 belong to the week before.
    const minutes = { 0: 30, 2: 45, 3: 0, 6: 60, 7: 500 };
    const days = Object.entries(minutes).map(([ago, activity_minutes]) => [ago, { activity_minutes }]);
    const facts = factsOf(Object.fromEntries(days), { weekStart: 1 });
    expect(lineOf(movementFigure(facts))).toBe('75 min this week, 3 days logged');
  });

  test('on a Sunday the week has one day', () => {
    const known = movementFigure(
      factsOf({ 0: { activity_minutes: 20 }, 1: { activity_minutes: 90 } }, { today: '2026-11-22' }),
    );
    expect(lineOf(known)).toBe('20 min this week, 1 day logged');
  });

  test('hot flashes', () => {
    const flashes = (hot_flashes: number) => ({ extras: { menopause: { hot_flashes } } });
    // 3 + 4 + 0 + 2 = 9
    const known = hotFlashFigure(
      factsOf({ 0: flashes(3), 1: flashes(4), 4: flashes(0), 6: flashes(2), 8: flashes(9) }),
    );
    expect(known).toMatchObject({
      figure: { value: '3', unit: 'today', line: '9 this week, 4 days logged' },
    });
  });
});

test('kicks stand beside those of yesterday', () => {
  const kicks = (kick_count: number) => ({ extras: { pregnancy: { kick_count } } });
  expect(kickFigure(factsOf({ 0: kicks(12), 1: kicks(14) }))).toMatchObject({
    figure: { value: '12', unit: 'today', line: 'Yesterday 14' },
  });
  expect(lineOf(kickFigure(factsOf({ 0: kicks(12), 2: kicks(14) })))).toBeUndefined();
});

test('a scale stands beside her own average', () => {
  const energy = (value: number) => ({ extras: { 'post-menopause': { energy: value } } });
  // 6 + 7 + 4 = 17, / 3 = 5.67
  expect(scaleFigure(factsOf(daysFrom(0, [6, 6, 7, 4].map(energy))), 'b19')).toMatchObject({
    figure: { value: '6', unit: 'of 10', line: 'Your average: 5.7 over 3 days' },
  });
});

describe('temperature', () => {
  const cycle = (basal_body_temperature: number) => ({
    extras: { 'menstrual-cycle': { basal_body_temperature } },
  });
  const conception = (basal_temperature: number) => ({ extras: { conception: { basal_temperature } } });

  test.each([
    [{ 0: conception(97.9), 1: conception(97.6) }, '0.3 °F above yesterday'],
    [{ 0: conception(97.4), 1: conception(97.6) }, '0.2 °F below yesterday'],
    [{ 0: conception(97.6), 1: conception(97.6) }, 'As yesterday'],
    [{ 0: conception(97.6), 2: conception(97.4) }, 'Yesterday not logged'],
    // The same measure, logged in another mode.
    [{ 0: conception(97.9), 1: cycle(97.7) }, '0.2 °F above yesterday'],
  ])('%j: %s', (days, line) => {
    expect(lineOf(temperatureFigure(factsOf(days)))).toBe(line);
  });

  test('in °C the difference is that of the degrees she sees', () => {
    // 97.7 °F = 36.5 °C, 97.34 °F = 36.3 °C
    const known = temperatureFigure(
      factsOf({ 0: conception(97.7), 1: conception(97.34) }, { units: METRIC }),
    );
    expect(known).toMatchObject({ figure: { value: '36.5', unit: '°C', line: '0.2 °C above yesterday' } });
  });

  test('its points lie between the lowest and the highest of seven days', () => {
    const known = temperatureFigure(factsOf({ 0: conception(98), 1: conception(97.5), 5: conception(97) }));
    expect(known.kind === 'hers' && known.figure.graphic).toEqual({
      kind: 'points',
      heights: [null, 0, null, null, null, 0.5, 1],
    });
  });
});

test('the examples are reckoned on a Saturday', () => {
  expect(new Date(`${SATURDAY}T12:00:00Z`).getUTCDay()).toBe(6);
});
