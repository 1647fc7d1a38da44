import { describe, expect, it } from 'vitest';
import { factsFrom, type PlainFacts } from './facts/facts.ts';
import { factsOfText, withText } from './facts-of-text.ts';
import { findDangers } from './find-dangers.ts';
import { CLOCK } from './testing/highest.ts';
import { DANGER_WORDS } from './words/danger-words.ts';

const said = (text: string, known: PlainFacts = {}) =>
  Object.fromEntries(
    Object.entries(factsOfText(text, factsFrom(known))).map(([key, one]) => [key, one?.value]),
  );
const highest = (text: string, known: PlainFacts = {}) => {
  const [danger] = findDangers(withText(factsFrom(known), text), CLOCK);
  return danger === undefined ? null : `${danger.level} ${danger.rule}`;
};
const at = (weeks: number, days = 0): PlainFacts => ({
  stage: 'pregnancy',
  gestationalAgeDays: weeks * 7 + days,
});

describe('the worked examples', () => {
  it.each<[string, PlainFacts, string | null]>([
    [
      'My period is nine days late, one side aches low down and there is brown spotting',
      {},
      'emergency ectopic',
    ],
    ['seven weeks, stabbing on the left and I nearly blacked out', at(7), 'ambulance ectopic.collapse'],
    ['hardly a kick since breakfast', at(33, 2), 'emergency movements'],
    ['hardly a kick since breakfast', at(17), null],
    ['Sparkly lights and my head is pounding', at(31), 'emergency pre-eclampsia'],
    ['Sparkly lights and my head is pounding', { usesOestrogen: true }, 'emergency oestrogen'],
    ['no chest pain, but breathless even sitting still', {}, 'ambulance breathing'],
    [
      'cant stop bleeding, this is pad three since 2 pm',
      { daysSinceBirth: 10 },
      'ambulance bleeding-elsewhere.no-end',
    ],
    ['spotted a little today', { stage: 'post-menopause' }, 'soon bleeding-after-menopause.from-55'],
    ['it burns when I pee', at(20), 'today urine-in-pregnancy'],
    ['mild cramps on day one, a hot water bottle helps', {}, null],
    ['what are the signs of an ectopic pregnancy?', {}, null],
    ['my mother had a stroke in spring', {}, null],
    ["I don't want to wake up any more", {}, 'emergency crisis.thoughts'],
    ['asdf 123', {}, null],
    ['', {}, null],
  ])('%s (%j): %s', (text, known, answer) => {
    expect(highest(text, known)).toBe(answer);
  });
});

describe('how words are meant', () => {
  it.each([
    ["can't stop bleeding", 'bleedingWillNotStop'],
    ['not only a headache', 'headache'],
    ["can't breathe", 'cannotBreathe'],
    ['never had such pain in my pelvis, unbearable', 'severeLowPain'],
    ['I am not sure but I think I fainted', 'faint'],
  ])('%s is there', (text, key) => {
    expect(said(text)).toHaveProperty(key, true);
  });

  it('of a list that is denied, to the turn of the sentence', () => {
    expect(said('No fever, chills or cough but my leg is swollen')).toEqual({ legClotSign: true });
    expect(said('no pain but bleeding')).toMatchObject({ bleeds: true });
  });

  it.each<[string, PlainFacts, string, boolean]>([
    ['went to triage for fewer movements, all fine, heartbeat lovely', at(30), 'movements', false],
    ['went to triage for fewer movements, all fine, but now she is still again', at(30), 'movements', true],
    ['colleague is pregnant and bleeding', {}, 'bleeds', false],
    ['my cat had a seizure', {}, 'seizure', false],
    ['came off my horse, fell from a height', {}, 'majorInjury', true],
    ["Mum noticed half my face isn't moving", {}, 'strokeSign', true],
    ['my mother had chest pain last year', {}, 'chestPain', false],
    ['my mother had chest pain last year. I have it now.', {}, 'chestPain', true],
    ['movements reduced compared with last week', at(30), 'movements', true],
    ["don't feel like hurting myself", {}, 'suicidalThoughts', false],
    ["don't feel like living any more", {}, 'suicidalThoughts', true],
    ['hands swollen? No.', at(30), 'swellingFace', false],
    ['skin has gone white and clammy', {}, 'pale', true],
    ['if my waters break who do I call?', at(30), 'leak', false],
    ['coil fitted last month', {}, 'seizure', false],
    ['a new pad after 5 hours', {}, 'soaksHourly', false],
    ['lots of kicks in my belly today', at(30), 'bellyBlow', false],
    ['he kicked me in the belly', at(30), 'bellyBlow', true],
    ['lower back pain', at(9), 'lowPain', false],
    ['speech was slurred for ten minutes, fine now', {}, 'strokeSign', true],
    ['food poisoning last night', {}, 'overdose', false],
  ])('%s (%j): %s is %s', (text, known, key, isThere) => {
    expect(Object.hasOwn(said(text, known), key)).toBe(isThere);
  });

  it.each<[string, Record<string, unknown>]>([
    ['my PHQ-9 came out as 13', { phq9: 13 }],
    ['GAD-7 score 16', { gad7: 16 }],
    ['ketones are 4.1', { ketones: 4.1 }],
    ['34/40, flashing lights', { gestationalAgeDays: 238 }],
    ['sys 171 dia 98', { systolic: 171, diastolic: 98 }],
    ['a reading of 138 over 92', { systolic: 138, diastolic: 92 }],
    ["haven't peed since yesterday morning", { noUrineHours: 24 }],
    ['on HRT 8 months and spotting again', { hormoneTherapy: 'in-use', daysSinceTherapyStart: 243 }],
    ['no period for five months', { daysSinceLastPeriod: 152 }],
    ["I'm 15 and still haven't got my period", { noPeriodEver: true, ageYears: 15 }],
    ['period lasts 10 days and heavy every day', { periodDays: 10, heavyShareOfPeriod: 100 }],
    ['flooded my sheets two days running this period', { floodingDaysOfPeriod: 2 }],
    ['woke with 38.0, sore throat', { temperatureC: 38 }],
    ['my 3 week old feels hot, temperature 38.4', { babyFever: true, babyAgeDays: 21 }],
    ['nappies: only 3 wet in 24 hours', { babyWetNappies: 3 }],
  ])('%s: %j', (text, facts) => {
    expect(said(text)).toMatchObject(facts);
  });

  const DENIALS = [
    'no X',
    'denies X',
    'without X',
    'neither X nor Y',
    'X has gone',
    'free of X',
    'I have no X today',
    'X went away yesterday',
  ];
  const FINDINGS = [
    'chest pain',
    'seizures',
    'palpitations',
    'fever',
    'jaundice',
    'vomiting',
    'shivering',
    'hives',
    'a rash',
    'dizziness',
    'diarrhoea',
    'breathlessness',
  ];
  it.each(DENIALS)('%s takes each finding away', (denial) => {
    const left = FINDINGS.filter(
      (finding) => Object.keys(said(denial.replace('X', finding).replace('Y', 'cough'))).length > 0,
    );
    expect(left).toEqual([]);
  });

  it('of the past and of others nothing is there', () => {
    for (const text of [
      'had a clot in my leg in 2019',
      'my sister has chest pain',
      'my mum had a stroke',
      'years ago I fainted',
    ]) {
      expect(said(text), text).toEqual({});
    }
    expect(highest("my daughter can't breathe")).toBe('ambulance baby');
  });

  it('shows where in her text it stands', () => {
    const text = 'Slept well. Since noon my CHEST really hurts.';
    const [danger] = findDangers(factsOfText(text), CLOCK);
    const span = danger?.because.find(({ fact }) => fact === 'chestPain')?.span;
    expect(span && text.slice(...span)).toBe('CHEST really hurts');
  });
});

describe('values in words', () => {
  it.each([
    ['temp 102.4F', 39.1],
    ['temperature 39.1C', 39.1],
    ['my temperature is 39,1', 39.1],
    ['fever of a hundred and two', 38.9],
  ])('%s', (text, celsius) => {
    expect(Math.abs(Number(said(text).temperatureC) - celsius)).toBeLessThanOrEqual(0.1);
  });

  it.each(['150/95', '150 over 95', 'BP 150-95'])('%s is one pressure', (text) => {
    expect(said(text)).toMatchObject({ systolic: 150, diastolic: 95 });
  });
  it('95/150 is not swapped', () => {
    expect(said('95/150')).toEqual({});
  });

  it.each([
    ['a pad every 40 minutes', 1.5],
    ['a pad every half an hour', 2],
    ['soaking a pad every 30 mins', 2],
    ['changing my tampon every 20 minutes', 3],
    ['three pads in two hours', 1.5],
    ['third pad in two hours', 1.5],
    ['two pads an hour', 2],
    ['pad soaked in 40 minutes', 1.5],
    ['six tampons in three hours', 2],
  ])('%s: %d an hour', (text, perHour) => {
    expect(Number(said(text).padsPerHour)).toBeCloseTo(perHour, 1);
  });
  it('a change every four hours is none', () => {
    expect(said('changing my pad every 4 hours')).not.toHaveProperty('padsPerHour');
  });

  it.each([
    ['33+2 today', 233],
    ['33 weeks 2 days pregnant', 233],
    ["I'm 12 weeks pregnant", 84],
  ])('%s: day %d', (text, day) => {
    expect(said(text).gestationalAgeDays).toBe(day);
  });
});

describe('other spellings and languages', () => {
  it('of slips of the keyboard', () => {
    for (const text of ['cant brethe', 'chest pian', 'I fainetd', 'bleding hevily, i passed out']) {
      expect(Object.keys(said(text)), text).not.toEqual([]);
    }
    for (const text of [
      'cooking tonight',
      'a new breed of dog',
      'breakfast in bed',
      'would love a bread roll',
      'flushing again',
    ]) {
      expect(said(text), text).toEqual({});
    }
  });

  it('of danger in at least twelve languages, each phrase of them', () => {
    expect(Object.keys(DANGER_WORDS).length).toBeGreaterThanOrEqual(12);
    const lost = Object.values(DANGER_WORDS).flatMap(({ words }) =>
      Object.entries(words).flatMap(([key, phrases]) =>
        phrases.filter((phrase) => said(phrase)[key] !== true),
      ),
    );
    expect(lost).toEqual([]);
    expect(said('keine Atemnot heute')).toEqual({});
    expect(highest('Ich bekomme keine Luft!')).toBe('ambulance breathing');
    expect(highest('quiero morir')).toBe('emergency crisis.thoughts');
  });

  it('take a long text in time that grows with its length', () => {
    const time = (text: string) => {
      const started = Date.now();
      factsOfText(text);
      return Date.now() - started;
    };
    const sentence = 'I have pain low down on one side and bleeding, no fever but dizzy. ';
    time(sentence.repeat(4));
    const short = Math.min(...[1, 2, 3].map(() => time(sentence.repeat(40))));
    const long = Math.min(...[1, 2, 3].map(() => time(sentence.repeat(110))));
    // Nearly three times as long: quadratic would be seven and a half, with room for a busy machine.
    expect(long / Math.max(short, 1)).toBeLessThan(40);
  });
});

describe('a note beside what is recorded', () => {
  it.each<[string, PlainFacts]>([
    ['Rested, later it was 118/76.', { systolic: 195, diastolic: 125 }],
    ['temperature 36.8 now', { ...at(30), temperatureC: 38.6 }],
    ['oxygen was 98% at noon', { spo2: 90 }],
    ['He moves as usual', { ...at(33), movements: 'none-felt' }],
  ])('takes nothing away: %s', (text, known) => {
    const levelOf = (facts: Parameters<typeof findDangers>[0]) => findDangers(facts, CLOCK)[0]?.level;
    const recorded = levelOf(factsFrom(known));
    expect(recorded).toBeDefined();
    expect(levelOf(withText(factsFrom(known), text))).toBe(recorded);
  });

  it('says the graver number of two pressures in it, each on its own', () => {
    expect(said('150/112 in the morning, 165/95 at night')).toMatchObject({ systolic: 165, diastolic: 112 });
  });
});
