import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISCHARGES,
  EMPTY_SIGNALS,
  type HealthSignals,
  INTERCOURSE_MAX_ENTRIES,
  MOODS,
  NOTES_MAX_LENGTH,
  SYMPTOMS,
} from './health-signals.ts';
import { areSameSignals, mergeSignals } from './merge-signals.ts';

const day = (change: Partial<HealthSignals>): HealthSignals => ({ ...EMPTY_SIGNALS, ...change });
const entry = (id: number, isProtected = true) => ({ id: String(id), protected: isProtected });

// docs/algorithms/two-devices-one-day.md shows these.
describe('two devices and one day', () => {
  test('each adds a symptom: both stay', () => {
    const merged = mergeSignals(day({}), day({ symptoms: ['cramps'] }), day({ symptoms: ['acne'] }));
    expect(merged.symptoms).toEqual(['cramps', 'acne']);
  });

  test('one takes a symptom away, the other adds a mood: both happen', () => {
    const base = day({ symptoms: ['cramps', 'nausea'] });
    const merged = mergeSignals(base, day({ symptoms: ['nausea'] }), { ...base, mood: ['sad'] });
    expect(merged).toEqual(day({ symptoms: ['nausea'], mood: ['sad'] }));
  });

  test('each adds an entry: there are two; one that was removed stays away', () => {
    const base = day({ intercourse: [entry(1)] });
    const merged = mergeSignals(
      base,
      day({ intercourse: [entry(1), entry(2)] }),
      day({ intercourse: [entry(3, false)] }),
    );
    expect(merged.intercourse).toEqual([entry(3, false), entry(2)]);
  });

  test('both choose a discharge: the later write stands; an untouched one gives way', () => {
    const base = day({ discharge: 'dry' });
    expect(mergeSignals(base, day({ discharge: 'ewcm' }), day({ discharge: 'sticky' })).discharge).toBe(
      'ewcm',
    );
    expect(mergeSignals(base, base, day({ discharge: 'sticky' })).discharge).toBe('sticky');
  });

  test.each([
    ['', 'mine', 'theirs', 'theirs\nmine'],
    ['a', 'a', 'theirs', 'theirs'],
    ['a', 'ab', 'a', 'ab'],
    ['', 'mine', '', 'mine'],
    ['a', '', 'theirs', 'theirs'],
    // She goes on typing in a text that was joined meanwhile: her part changes, the other stays.
    ['a', 'ab', 'a\ntheirs', 'ab\ntheirs'],
    ['a', 'ab', 'theirs\na', 'theirs\nab'],
    ['a', '', 'a\ntheirs', 'theirs'],
    // Sent a second time.
    ['a', 'ab', 'ab\ntheirs', 'ab\ntheirs'],
  ])('notes %j, here %j, there %j: %j', (base, mine, stored, expected) => {
    const merged = mergeSignals(day({ notes: base }), day({ notes: mine }), day({ notes: stored }));
    expect(merged.notes).toBe(expected);
  });

  test('two notes that are too long together keep the newer one whole', () => {
    const mine = 'm'.repeat(3_000);
    const { notes } = mergeSignals(day({}), day({ notes: mine }), day({ notes: 's'.repeat(3_000) }));
    expect(notes).toBe(`${'s'.repeat(NOTES_MAX_LENGTH - 3_001)}\n${mine}`);
  });
});

const codes = <T extends string>(list: readonly { value: T }[]) =>
  fc.subarray(list.map((code) => code.value));
const anyDay: fc.Arbitrary<HealthSignals> = fc.record({
  symptoms: codes(SYMPTOMS),
  mood: codes(MOODS),
  intercourse: fc.subarray(Array.from({ length: 8 }, (_, id) => entry(id, id % 2 === 0))),
  discharge: fc.constantFrom(...DISCHARGES.map((code) => code.value)),
  notes: fc.string({ maxLength: 30 }),
});

describe('for any day', () => {
  test('without another device her change is what stands', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (base, mine) => {
        expect(areSameSignals(mergeSignals(base, mine, base), mine)).toBe(true);
      }),
    );
  });

  test('without a change of hers the stored day stands', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (base, stored) => {
        expect(areSameSignals(mergeSignals(base, base, stored), stored)).toBe(true);
      }),
    );
  });

  test('a change that is sent twice counts once', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (base, mine, stored) => {
        const once = mergeSignals(base, mine, stored);
        expect(mergeSignals(base, mine, once)).toEqual(once);
      }),
    );
  });

  test('what either added and nobody took away is there', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (base, mine, stored) => {
        const merged = mergeSignals(base, mine, stored);
        for (const symptom of mine.symptoms) {
          if (!base.symptoms.includes(symptom)) expect(merged.symptoms).toContain(symptom);
        }
        for (const symptom of stored.symptoms) {
          if (!base.symptoms.includes(symptom)) expect(merged.symptoms).toContain(symptom);
        }
        const ids = merged.intercourse.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of [...mine.intercourse, ...stored.intercourse]) {
          if (!base.intercourse.some((known) => known.id === id)) expect(ids).toContain(id);
        }
      }),
    );
  });

  test('the merged day can be saved again', () => {
    const full = Array.from({ length: INTERCOURSE_MAX_ENTRIES }, (_, id) => entry(id));
    const others = full.map(({ id }) => entry(Number(id) + 100));
    const merged = mergeSignals(day({}), day({ intercourse: full }), day({ intercourse: others }));
    expect(merged.intercourse).toHaveLength(INTERCOURSE_MAX_ENTRIES);
  });
});
