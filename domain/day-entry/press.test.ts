import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LifeStage } from '../profile/life-stages.ts';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { changedRecords, type DayRows, EMPTY_DAY, takeBack } from './day-rows.ts';
import { pressAnswer, readAnswers } from './press.ts';
import { QUESTIONS, type QuestionKey, questionOf } from './questions.ts';

let made = 0;
const makeId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

const press = (rows: DayRows, key: QuestionKey, value: string, stage: LifeStage = 'menstrual-cycle') =>
  pressAnswer(rows, questionOf(key, stage), value, makeId);
const answersTo = (rows: DayRows, key: QuestionKey, stage: LifeStage = 'menstrual-cycle') =>
  readAnswers(rows, [questionOf(key, stage)]).get(key);

describe('one record for one fact', () => {
  test.each<[QuestionKey, string, object]>([
    ['bleeding', 'medium', { bleeding: { flow: 'medium', kind: null } }],
    ['mood', 'calm', { signals: { mood: ['calm'] } }],
    ['sex', 'protected', { signals: { intercourse: [{ protected: true }] } }],
    ['pain', 'mild', { answers: { words: { pain: 'mild' } } }],
    ['energy', 'low', { answers: { words: { energy: 'low' } } }],
    ['test', 'lh-positive', { log: { extras: { lh_test: 'positive' } } }],
    ['mucus', 'egg-white', { log: { extras: { cervical_mucus: 'ewcm' } } }],
    ['method', 'late', { log: { extras: { pill_taken: 'late within 12h' } } }],
    ['medicine', 'missed', { log: { extras: { medication: 'missed' } } }],
    ['movements', 'fewer', { log: { signs: { movements: 'fewer' } } }],
    ['nausea', 'nothing-down', { log: { signs: { vomiting: 'nothing-down' } } }],
    ['nausea', 'strong', { signals: { symptoms: ['nausea'] }, answers: { symptoms: { nausea: 'strong' } } }],
    ['hot-flash', 'medium', { answers: { symptoms: { hot_flash: 'medium' } } }],
    ['fever', 'shivering', { log: { signs: { shivering: true } } }],
  ])('%s: %s', (key, value, kept) => {
    const after = press(EMPTY_DAY, key, value);
    expect(after).toMatchObject(kept);
    expect(changedRecords(EMPTY_DAY, after).toSorted()).toEqual(Object.keys(kept).toSorted());
    expect(answersTo(after, key)).toEqual([value]);
  });

  test('after menopause nothing is claimed of what bleeding it is', () => {
    expect(press(EMPTY_DAY, 'bleeding', 'light', 'post-menopause').bleeding).toEqual({
      flow: 'light',
      kind: 'unknown',
    });
  });

  test('another amount does not unsay what bleeding it was', () => {
    const noted: DayRows = { ...EMPTY_DAY, bleeding: { flow: 'light', kind: 'between' } };
    expect(press(noted, 'bleeding', 'heavy').bleeding).toEqual({ flow: 'heavy', kind: 'between' });
    expect(press(noted, 'bleeding', 'light').bleeding).toEqual({ flow: null, kind: null });
  });
});

test('pressing the chosen one again takes it away, for every answer of every question', () => {
  for (const stage of LIFE_STAGE_VALUES) {
    for (const key of Object.keys(QUESTIONS) as QuestionKey[]) {
      for (const { value } of questionOf(key, stage).options) {
        const after = press(press(EMPTY_DAY, key, value, stage), key, value, stage);
        expect(changedRecords(EMPTY_DAY, after), `${key} ${value}`).toEqual([]);
        expect(answersTo(after, key, stage)).toBeUndefined();
      }
    }
  }
});

test('of a question that takes one, a second answer takes the place of the first', () => {
  for (const key of Object.keys(QUESTIONS) as QuestionKey[]) {
    const { takes, options } = questionOf(key, 'menstrual-cycle');
    if (takes === 'several') continue;
    const after = options.reduce((rows, { value }) => press(rows, key, value), EMPTY_DAY);
    expect(answersTo(after, key), key).toEqual([options.at(-1)?.value]);
  }
});

test('a word that nobody offers changes nothing', () => {
  expect(press(EMPTY_DAY, 'pain', 'unbearable')).toBe(EMPTY_DAY);
});

test('a symptom that Track Health Signals took away is not said to be there', () => {
  const strong = press(EMPTY_DAY, 'nausea', 'strong');
  const takenAway = { ...strong, signals: EMPTY_DAY.signals };
  expect(answersTo(takenAway, 'nausea')).toBeUndefined();
  // Put there by it again: there, and how strong nobody said.
  const none = press(EMPTY_DAY, 'bloating', 'none');
  const noted: DayRows = { ...none, signals: { ...none.signals, symptoms: ['bloating'] } };
  expect(answersTo(noted, 'bloating')).toBeUndefined();
});

test('taking presses back one after the other leads to the day before them, whatever they were', () => {
  const options = (Object.keys(QUESTIONS) as QuestionKey[]).flatMap((key) =>
    questionOf(key, 'menstrual-cycle').options.map(({ value }) => [key, value] as const),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...options), { maxLength: 10 }), (presses) => {
      const days = [EMPTY_DAY];
      for (const [key, value] of presses) days.push(press(days.at(-1) ?? EMPTY_DAY, key, value));
      let now = days.at(-1) ?? EMPTY_DAY;
      for (let at = days.length - 1; at > 0; at -= 1) {
        const [before, after] = [days[at - 1], days[at]];
        if (before && after) now = takeBack(now, { before, after });
      }
      expect(changedRecords(EMPTY_DAY, now)).toEqual([]);
    }),
  );
});

test('what was noted elsewhere since a press stays when the press is taken back', () => {
  const after = press(EMPTY_DAY, 'pain', 'strong');
  const since = press(press(after, 'mood', 'calm'), 'energy', 'low');
  const now = takeBack(since, { before: EMPTY_DAY, after });
  expect(answersTo(now, 'pain')).toBeUndefined();
  expect(answersTo(now, 'mood')).toEqual(['calm']);
  expect(answersTo(now, 'energy')).toEqual(['low']);
});
