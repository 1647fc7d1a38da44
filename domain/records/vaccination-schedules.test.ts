import { describe, expect, test } from 'vitest';
import { medicalRecord } from './testing/medical-record.ts';
import {
  findSchedule,
  isMaybeOutdated,
  stateOfVaccine,
  VACCINATION_SCHEDULES,
  type VaccineState,
} from './vaccination-schedules.ts';

const vaccineOf = (country: string, name: string) => {
  const vaccine = findSchedule(country)?.vaccines.find((one) => one.name === name);
  if (!vaccine) throw new Error(`No ${name} in ${country}`);
  return vaccine;
};
const given = (name: string, day: `${number}-${number}-${number}` | null = null) =>
  medicalRecord('vaccination', {
    name,
    status: 'resolved',
    started_on: day,
    started_precision: day === null ? 'unknown' : 'day',
  });

describe('Which entry is which vaccine', () => {
  test.each([
    ['Flu', 'Flu jab', true],
    ['Flu', 'Influenza 2025/26 (Fluarix Tetra)', true],
    ['Flu', 'Haemophilus influenzae type b', false],
    ['Flu', 'Parainfluenza', false],
    ['Tetanus, diphtheria', 'Td booster', true],
    ['Tetanus, diphtheria', 'Tdap (Boostrix)', true],
    ['Tetanus, diphtheria', 'TDV typhoid', false],
    ['Whooping cough (Tdap)', 'Boostrix', true],
    ['Whooping cough (Tdap)', 'Td booster', false],
    ['RSV', 'Abrysvo', true],
    ['RSV', 'Respiratory syncytial virus vaccine', true],
    ['Measles, mumps, rubella', 'MMR', true],
    ['Measles, mumps, rubella', 'MMRV (ProQuad)', true],
    ['COVID-19', 'COVID-19 mRNA (Comirnaty)', true],
    ['COVID-19', 'Covid19', true],
    ['COVID-19', 'Hepatitis B', false],
  ])('%s: %s %s', (vaccine, name, is) => {
    expect(stateOfVaccine(vaccineOf('US', vaccine), [given(name)]).state).toBe(
      is ? 'recorded' : 'not-recorded',
    );
  });
});

test.each<[string, Parameters<typeof stateOfVaccine>[1], VaccineState]>([
  ['nothing entered', [], { state: 'not-asked' }],
  ['entries of other kinds say nothing', [medicalRecord('condition')], { state: 'not-asked' }],
  ['another vaccine', [given('MMR')], { state: 'not-recorded' }],
  [
    'the newest of two',
    [given('Flu', '2019-10-03'), given('Flu', '2025-10-12')],
    { state: 'recorded', on: '12 Oct 2025' },
  ],
  ['the time left open', [given('Flu')], { state: 'recorded', on: null }],
  [
    'planned is not given',
    [medicalRecord('vaccination', { name: 'Flu', status: 'planned' })],
    { state: 'not-recorded' },
  ],
])('Where a vaccine stands: %s', (_, records, state) => {
  expect(stateOfVaccine(vaccineOf('GB', 'Flu'), records)).toEqual(state);
});

test('RE-015: each schedule names its country, its source and the day of it; of other countries there is none', () => {
  for (const { country, publisher, title, address, dated, vaccines } of VACCINATION_SCHEDULES) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(publisher && title).toBeTruthy();
    expect(address).toMatch(/^https:\/\/[a-z.]+\/\S+$/);
    expect(dated).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(vaccines.length).toBeGreaterThan(0);
  }
  expect(findSchedule('FR')).toBeNull();
});

test.each([
  ['2026-02-04', '2027-08-04', false],
  ['2026-02-04', '2027-08-05', true],
  ['2024-10-24', '2026-04-24', false],
  ['2024-10-24', '2026-04-25', true],
  ['2024-08-31', '2026-02-28', false],
  ['2024-08-31', '2026-03-01', true],
] as const)('RE-016: a schedule of %s may be out of date on %s: %s', (dated, today, is) => {
  const [schedule] = VACCINATION_SCHEDULES;
  if (!schedule) throw new Error('There is none');
  expect(isMaybeOutdated({ ...schedule, dated }, today)).toBe(is);
});
