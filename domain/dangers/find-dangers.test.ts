import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICES, CIRCUMSTANCES, type FactKey, NUMBERS } from './facts/fact-keys.ts';
import { factsFrom, type PlainFacts } from './facts/facts.ts';
import { findDangers } from './find-dangers.ts';
import { compareLevels, LEVELS } from './level.ts';
import { DANGER_RULES } from './rules/all-rules.ts';
import { NOT_CHECKED, SOURCES } from './sources.ts';
import { additionsTo, drawFacts } from './testing/any-facts.ts';
import { ALL_ON, CLOCK, dangersOf, highestLevel, levelOfRow, shownLevel } from './testing/highest.ts';

const at = (weeks: number, days = 0): PlainFacts => ({
  pregnancy: 'certain',
  gestationalAgeDays: weeks * 7 + days,
});

const anyFacts = fc.gen().map((gen) => drawFacts((min, max) => gen(fc.integer, { min, max })));

describe('findDangers', () => {
  it('never lowers the highest level when something more is known', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (known, more) => {
        const [before, after] = [highestLevel(known), highestLevel(additionsTo(known, more))];
        if (before !== null) expect(after !== null && compareLevels(after, before) >= 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never holds a rule because a value is missing, but for what is graver while it is not known', () => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        for (const { because } of dangersOf(known)) {
          expect(because.some(({ from }) => from !== 'unknown')).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(dangersOf({})).toEqual([]);
  });

  it('gives the same answer for the same facts, highest first', () => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        const found = findDangers(factsFrom(known), CLOCK, ALL_ON);
        expect(findDangers(factsFrom(known), CLOCK, ALL_ON)).toEqual(found);
        const levels = found.map(({ level }) => LEVELS.indexOf(level));
        expect(levels).toEqual(levels.toSorted((one, other) => other - one));
      }),
      { numRuns: 300 },
    );
  });

  it('says a rule that another one replaces only once', () => {
    const rules = dangersOf({ ...at(30), systolic: 165, diastolic: 95 }).map(({ rule }) => rule);
    expect(rules).toEqual(['pre-eclampsia.severe-pressure']);
    const both = dangersOf({ ...at(30), systolic: 165, movements: 'fewer' }).map(({ rule }) => rule);
    expect(both).toContain('movements');
    expect(both).toContain('pre-eclampsia.severe-pressure');
  });

  it('says nothing of a rule that is off', () => {
    const off = DANGER_RULES.filter((rule) => rule.off !== undefined).map(({ id }) => id);
    expect(off).toEqual(['retrieval.fever', 'trigger']);
    const facts = factsFrom({ inTreatment: true, lateTrigger: true });
    expect(findDangers(facts, CLOCK).map(({ rule }) => rule)).toEqual([]);
  });

  it('makes of a printed value that is older than a month a question for two weeks', () => {
    const potassium = (day: '2026-11-20' | '2026-10-01') =>
      findDangers({ labPotassium: { value: 6.8, from: 'document', day } }, CLOCK)[0];
    expect(potassium('2026-11-20')).toMatchObject({ level: 'emergency', rule: 'lab-potassium.now' });
    expect(potassium('2026-10-01')).toMatchObject({ level: 'soon', within: { days: 14 } });
  });

  it('says an old value once, though more than one limit was passed', () => {
    const old = { value: 6.8, from: 'document', day: '2026-10-01' } as const;
    expect(findDangers({ labPotassium: old }, CLOCK).map(({ level }) => level)).toEqual(['soon']);
  });

  it('says that a value is not known where the graver reading stands', () => {
    const [leak] = dangersOf({ pregnancy: 'certain', leak: 'clear' });
    expect(leak).toMatchObject({ level: 'emergency', checked: NOT_CHECKED });
    expect(leak?.because.find(({ fact }) => fact === 'gestationalAgeDays')?.from).toBe('unknown');
  });
});

const PUBLIC_BODIES: Readonly<Record<string, string>> = {
  ...{ NHS: 'UK', NICE: 'UK', MHRA: 'UK', 'NHS Devon': 'UK' },
  ...{ CDC: 'US', SAMHSA: 'US', 'US National Library of Medicine': 'US' },
};

/** Every comparison that holds where its fact is not known. */
function unknownKeys(when: unknown): string[] {
  if (Array.isArray(when)) return when.flatMap(unknownKeys);
  if (typeof when !== 'object' || when === null) return [];
  const own = 'orUnknown' in when ? Object.values(when).filter((value) => typeof value === 'string') : [];
  return [...own, ...Object.values(when).flatMap(unknownKeys)];
}

describe('the rules', () => {
  it('take the graver reading only of what tells who she is and where she stands', () => {
    const keys = unknownKeys(DANGER_RULES).filter((key) => key in NUMBERS || key in CHOICES);
    expect([...new Set(keys)].filter((key) => !CIRCUMSTANCES.has(key as FactKey))).toEqual([]); // as: compared as text
  });

  it('are data: written to JSON and read back they are the same', () => {
    expect(JSON.parse(JSON.stringify(DANGER_RULES))).toEqual(DANGER_RULES);
  });

  it('are at least 110, each with a name of its own', () => {
    const ids = DANGER_RULES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(110);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rule of DANGER_RULES) {
      for (const other of rule.supersedes ?? []) expect(ids, rule.id).toContain(other);
    }
  });

  it('have a source that was opened within 24 months, or two bodies that say the same, or are off', () => {
    for (const rule of DANGER_RULES) {
      const sources = rule.sources.map((id) => SOURCES[id]);
      expect(sources.every(({ year }) => year >= 1980 && year <= 2026)).toBe(true);
      const isOpened = sources.some(({ openedOn }) => openedOn !== null && openedOn >= '2024-11-26');
      // Public bodies of one country count as one.
      const bodies = new Set(sources.map(({ publisher }) => PUBLIC_BODIES[publisher] ?? publisher));
      expect(isOpened || bodies.size >= 2 || rule.off !== undefined, rule.id).toBe(true);
    }
  });

  it('use every source', () => {
    const used = new Set(DANGER_RULES.flatMap(({ sources }) => sources));
    expect(Object.keys(SOURCES).filter((id) => !used.has(id as keyof typeof SOURCES))).toEqual([]); // as: its own keys
  });

  it('name no diagnosis as hers, no dose, no brand, and promise nothing', () => {
    const forbidden =
      /\byou have (a|an|the)?\s?\w*(itis|osis|emia|cancer|ectopic|pre-eclampsia|sepsis|stroke|clot)|\bmg\b|\bmillilit|nothing to worry|don.t worry|you are safe|everything is fine|\bparacetamol\b|\bibuprofen\b|wait until tomorrow|\bdiagnos/i;
    for (const rule of DANGER_RULES) {
      for (const text of [rule.say, ...rule.do, ...rule.watch]) expect(text, rule.id).not.toMatch(forbidden);
    }
  });

  it('name no way of harming oneself', () => {
    const texts = DANGER_RULES.flatMap(({ say, do: steps, watch }) => [say, ...steps, ...watch]).join(' ');
    expect(texts).not.toMatch(/hang(ing)? yourself|jump(ing)? (off|from)|cut(ting)? your|gun|rope|razor/i);
  });
});

describe('thresholds that meet', () => {
  it.each([
    [{ systolic: 138, diastolic: 88 }, null],
    [{ systolic: 140, diastolic: 88 }, 'today'],
    [{ systolic: 140, diastolic: 88, visionChange: true }, 'now'],
    [{ systolic: 160, diastolic: 80 }, 'now'],
    [{ systolic: 120, diastolic: 110 }, 'now'],
    [{ systolic: 160, diastolic: 95 }, 'now'],
  ] as const)('%j at 30 weeks is %s', (pressure, shown) => {
    expect(shownLevel({ ...at(30), ...pressure })).toBe(shown);
  });

  it.each([
    [at(19, 6), 139, 89, null],
    [at(19, 6), 140, 90, 'today'],
    [at(19, 6), 160, 110, 'now'],
    [at(20), 159, 109, 'today'],
    [at(20), 160, 110, 'now'],
    [{ daysSinceBirth: 41 }, 160, 110, 'now'],
    [{ daysSinceBirth: 42 }, 140, 90, 'today'],
    [{ daysSinceBirth: 43 }, 159, 109, null],
  ] as const)('%j with %i/%i is %s', (facts, systolic, diastolic, shown) => {
    expect(shownLevel({ ...facts, systolic, diastolic })).toBe(shown);
  });

  it('of bleeding at 20 weeks: today before, now from there on', () => {
    expect(shownLevel({ ...at(19, 6), flow: 'spotting' })).toBe('today');
    expect(shownLevel({ ...at(20), flow: 'spotting' })).toBe('now');
  });

  it('of a pad an hour after a birth, which is another rule after twelve weeks', () => {
    for (const daysSinceBirth of [1, 41, 84]) {
      expect(levelOfRow('D20', { daysSinceBirth, padsPerHour: 1 })).toBe('emergency');
    }
    expect(levelOfRow('D20', { daysSinceBirth: 90, padsPerHour: 1 })).toBeNull();
    expect(levelOfRow('D01', { daysSinceBirth: 90, padsPerHour: 1 })).toBe('emergency');
  });

  it('of movements at 24 weeks, whatever a count says', () => {
    expect(highestLevel({ ...at(23, 6), movements: 'fewer' })).toBeNull();
    expect(highestLevel({ ...at(24), movements: 'changed', kicksInTwoHours: 30 })).toBe('emergency');
    expect(highestLevel({ ...at(28), movements: 'not-known' })).toBe('emergency');
  });

  it('of contractions at 37 weeks', () => {
    expect(highestLevel({ ...at(36, 6), contractions: 'regular' })).toBe('emergency');
    expect(dangersOf({ ...at(37), contractions: 'regular' })[0]).toMatchObject({
      level: 'today',
      within: { hours: 1 },
    });
    expect(highestLevel({ ...at(30), contractions: 'braxton' })).toBeNull();
  });

  it('of bleeding after a year without: at 55 the urgent pathway is named', () => {
    const at54 = dangersOf({ ageYears: 54, daysSinceLastBleeding: 365, bleeds: true });
    expect(at54.map(({ rule }) => rule)).toEqual(['bleeding-after-menopause']);
    const at55 = dangersOf({ ageYears: 55, daysSinceLastBleeding: 365, bleeds: true });
    expect(at55.map(({ rule }) => rule)).toEqual(['bleeding-after-menopause.from-55']);
    expect(at55[0]?.do.join(' ')).toContain('urgent pathway');
    expect(
      dangersOf({
        hormoneTherapy: 'in-use',
        daysSinceTherapyStart: 150,
        stage: 'post-menopause',
        bleeds: true,
      }),
    ).toEqual([]);
  });

  it('of one swollen leg: today, now at higher risk, an ambulance with breathlessness', () => {
    expect(highestLevel({ legClotSign: true })).toBe('today');
    expect(highestLevel({ legClotSign: true, usesOestrogen: true })).toBe('emergency');
    expect(highestLevel({ legClotSign: true, breathless: true })).toBe('ambulance');
  });

  it('of a coil: a positive test today, with bleeding now', () => {
    expect(levelOfRow('D04', { hasCoil: true, positiveTest: true })).toBe('today');
    expect(levelOfRow('D04', { hasCoil: true, positiveTest: true, bleeds: true })).toBe('emergency');
  });

  it('of platelets and creatinine in pregnancy alone', () => {
    expect(highestLevel({ ...at(20), labPlatelets: 90 })).toBe('today');
    expect(highestLevel({ labPlatelets: 90, pregnancy: 'excluded' })).toBeNull();
    expect(highestLevel({ ...at(20), labCreatinine: 95 })).toBe('today');
    expect(highestLevel({ labCreatinine: 95, pregnancy: 'excluded' })).toBeNull();
  });
});

describe('values of laboratories', () => {
  it.each([
    ['labPotassium', 2.4, 'now', 2.5, 'today'],
    ['labPotassium', 6.6, 'now', 6.5, 'today'],
    ['labPotassium', 2.7, 'today', 2.8, null],
    ['labPotassium', 6.1, 'today', 6, null],
    ['labSodium', 119, 'now', 120, 'today'],
    ['labSodium', 156, 'now', 155, 'today'],
    ['labSodium', 124, 'today', 125, null],
    ['labSodium', 151, 'today', 150, null],
    ['labGlucose', 2.9, 'now', 3, null],
    ['labGlucose', 25.1, 'now', 25, 'today'],
    ['labGlucose', 20.1, 'today', 20, null],
    ['labCalcium', 1.4, 'now', 1.5, 'today'],
    ['labCalcium', 3.6, 'now', 3.5, 'today'],
    ['labCalcium', 1.7, 'today', 1.8, null],
    ['labCalcium', 3.1, 'today', 3, null],
    ['labMagnesium', 0.39, 'now', 0.4, null],
    ['labHaemoglobin', 69, 'now', 70, 'today'],
    ['labHaemoglobin', 79, 'today', 80, null],
    ['labPlatelets', 29, 'now', 30, 'today'],
    ['labPlatelets', 49, 'today', 50, null],
    ['labPlatelets', 1001, 'today', 1000, null],
    ['labNeutrophils', 0.49, 'now', 0.5, 'today'],
    ['labNeutrophils', 0.99, 'today', 1, null],
    ['labWhiteCells', 50.1, 'now', 50, 'today'],
    ['labWhiteCells', 30.1, 'today', 30, null],
    ['labInr', 8.1, 'now', 8, 'today'],
    ['labInr', 5.1, 'today', 5, null],
    ['labFibrinogen', 0.9, 'now', 1, 'today'],
    ['labFibrinogen', 1.4, 'today', 1.5, null],
    ['labCreatinine', 355, 'now', 354, 'today'],
    ['labCreatinine', 201, 'today', 200, null],
    ['labAlt', 526, 'today', 525, null],
    ['labKetones', 3, 'now', 2.9, 'today'],
    ['labKetones', 1.5, 'today', 1.4, null],
    ['labCrp', 301, 'today', 300, null],
  ] as const)('%s of %d is %s, of %d %s', (key, beyond, level, beside, otherwise) => {
    expect([shownLevel({ [key]: beyond }), shownLevel({ [key]: beside })]).toEqual([level, otherwise]);
  });
});
