import type { ExportedRow } from '../../export/exported-data.ts';
import {
  FERTILITY_TREATMENTS,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  ONBOARDING_STAGES,
  TRYING_DURATIONS,
} from '../../onboarding/stages.ts';
import { BLOOD_TYPES } from '../../profile/blood-types.ts';
import { LIFE_STAGE_VALUES } from '../../profile/life-stages.ts';
import type { Lot } from './lot.ts';

/** Profile, answers of the setup and emergency card, as they may be drawn. */
export function drawSetup(lot: Lot): Record<string, ExportedRow[]> {
  const age = lot.maybe(3, () => lot.draw(8, 18));
  return {
    profiles: [
      {
        full_name: lot.one(['Maria Müller', '', 'A & B <i>', lot.text()]),
        life_stage: lot.one(LIFE_STAGE_VALUES),
        stage_chosen_at: lot.maybe(6, () => lot.instant(lot.day())),
        birth_date: lot.maybe(7, () => lot.one(['1990-02-28', '2000-02-29', '1961-12-31'])),
        stated_age: age,
        age_stated_on: age === null ? null : lot.day(),
        height_cm: lot.maybe(6, () => lot.draw(5000, 28_000) / 100),
        height_unit: 'cm',
        weight_kg: lot.maybe(6, () => lot.draw(100_000, 6_500_000) / 10_000),
        blood_type: lot.maybe(7, () => lot.one(BLOOD_TYPES)),
        luteal_days: lot.maybe(3, () => lot.draw(10, 16)),
        created_at: lot.instant(lot.day()),
      },
    ],
    onboarding_answers: lot.maybe(7, () => [drawAnswers(lot)]) ?? [],
    emergency_cards:
      lot.maybe(7, () => [
        {
          content: lot.maybe(8, () => drawCard(lot)),
          shown_parts: [],
          tells_by_mail: true,
          is_public: false,
        },
      ]) ?? [],
    emergency_contacts: lot.some(3, (position) => ({
      id: lot.id(),
      position,
      content: {
        name: lot.one(['Ana', lot.text()]),
        relation: lot.one(['', 'Midwife']),
        phone: '+49 30 123456',
      },
    })),
  };
}

function drawCard(lot: Lot): ExportedRow {
  const text = () => lot.maybe(6, lot.text) ?? '';
  return {
    allergies: text(),
    conditions: text(),
    medicines: text(),
    implants: text(),
    languages: text(),
    note: text(),
  };
}

function drawAnswers(lot: Lot): ExportedRow {
  const stage = lot.one(ONBOARDING_STAGES).value;
  const chosenOf = (options: readonly { value: string }[]) => lot.one(options).value;
  const none = {
    ...{ age: null, health_conditions: null, last_period: null, cycle_length: null, main_focus: null },
    ...{ trying_duration: null, fertility_treatments: null, on_hrt: null, main_concerns: null },
  };
  const base = { ...none, stage, stated_on: lot.day() };
  const cycle = { last_period: lot.maybe(8, lot.day), cycle_length: lot.draw(21, 90) };
  switch (stage) {
    case 'pre-menstrual':
      return { ...base, age: lot.draw(8, 18), health_conditions: lot.maybe(5, lot.text) };
    case 'regular-cycle':
      return { ...base, ...cycle, main_focus: chosenOf(MAIN_FOCUSES) };
    case 'trying-to-conceive':
      return {
        ...base,
        ...cycle,
        trying_duration: chosenOf(TRYING_DURATIONS),
        fertility_treatments: lot.of(FERTILITY_TREATMENTS.slice(1)).map(({ value }) => value),
      };
    case 'pregnant':
      return base;
    case 'menopause':
      return {
        ...base,
        last_period: lot.maybe(7, lot.day),
        on_hrt: lot.draw(0, 1) === 1,
        main_concerns: lot.of(MENOPAUSE_CONCERNS).map(({ value }) => value),
      };
  }
}
