import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { MODE_FIELDS } from '@lunaria/domain/daily-log/log-fields.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { chooseOption, press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { expectToast, rows, standAt, textsOf } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import {
  button,
  form,
  group,
  NOON,
  openLog,
  SAVED,
  stateOf,
  TODAY,
  typed,
} from './testing/log-on-screen.tsx';

/** One way to fill a field: what is typed or chosen, and what the server then holds. */
type Filled = readonly [label: string, entered: string, key: string, stored: string | number];

const COMMON: readonly Filled[] = [
  ['Hours slept', '7.5', 'sleep_hours', 7.5],
  ['Sleep quality', '8', 'sleep_quality', 8],
  ['Active minutes', '45', 'activity_minutes', 45],
  ['Activity type', 'Walking', 'activity_type', 'walking'],
  ['Mood', '6', 'mood', 6],
  ['Stress', '4', 'stress', 4],
  ['Water', '5', 'water_glasses', 5],
  ['Weight', '61.3', 'weight_kg', 61.3],
];

const MODES: Record<LifeStage, { rows: string[]; title: string | null; fields: readonly Filled[] }> = {
  'pre-menstrual': { rows: ['L-50', 'L-07', 'L-12'], title: null, fields: [] },
  'menstrual-cycle': {
    rows: ['L-16', 'L-17', 'L-18', 'L-19', 'L-49'],
    title: 'Cycle',
    fields: [
      ['Period flow', 'Light', 'period_flow', 'light'],
      ['PMS severity', '3', 'pms_severity', 3],
      ['Basal body temperature', '97.7', 'basal_body_temperature', 97.7],
      ['Resting heart rate', '62', 'resting_heart_rate', 62],
    ],
  },
  contraception: {
    rows: ['L-20', 'L-21', 'L-22'],
    title: 'Contraception',
    fields: [
      ['Pill taken', 'Late within 12h', 'pill_taken', 'late within 12h'],
      ['Breakthrough bleeding', 'Spotting', 'breakthrough_bleeding', 'spotting'],
      ['Libido', '7', 'libido', 7],
    ],
  },
  conception: {
    rows: ['L-11', 'L-23', 'L-24', 'L-25', 'L-26'],
    title: 'Conception',
    fields: [
      ['LH test', 'Positive', 'lh_test', 'positive'],
      ['Basal temperature', '98.1', 'basal_temperature', 98.1],
      ['Cervical mucus', 'EWCM Egg White', 'cervical_mucus', 'ewcm'],
      ['Intercourse', 'Yes', 'intercourse', 'yes'],
    ],
  },
  ivf: {
    rows: ['L-27', 'L-28', 'L-29', 'L-30'],
    title: 'IVF',
    fields: [
      ['Medication', 'All taken', 'medication', 'all'],
      ['Injection reaction', '0', 'injection_reaction', 0],
      ['Anxiety', '4', 'anxiety', 4],
      ['Fatigue', '10', 'fatigue', 10],
    ],
  },
  pregnancy: {
    rows: ['L-31', 'L-32', 'L-33', 'L-34', 'L-35'],
    title: 'Pregnancy',
    fields: [
      ['Kick count', '12', 'kick_count', 12],
      ['Pregnancy weight', '70.4', 'weight_kg', 70.4],
      ['Nausea', '2', 'nausea', 2],
      ['Swelling', 'Mild', 'swelling', 'mild'],
      ['Contractions', 'Braxton Hicks', 'contractions', 'braxton'],
    ],
  },
  menopause: {
    rows: ['L-36', 'L-37', 'L-38', 'L-39', 'L-40'],
    title: 'Menopause',
    fields: [
      ['Hot flashes', '3', 'hot_flashes', 3],
      ['Hot flash severity', '6', 'hot_flash_severity', 6],
      ['Night sweats', 'Moderate', 'night_sweats', 'moderate'],
      ['Brain fog', '5', 'brain_fog', 5],
      ['Period this week', 'No', 'period_this_week', 'no'],
    ],
  },
  'post-menopause': {
    rows: ['L-41', 'L-42', 'L-43', 'L-44', 'L-45', 'L-46', 'L-47'],
    title: 'Post-Menopause',
    fields: [
      ['Bleeding', 'Spotting', 'bleeding', 'spotting'],
      ['Vaginal dryness', '3', 'vaginal_dryness', 3],
      ['Pain', '1', 'pain', 1],
      ['Urinary incontinence episodes', '2', 'urinary_incontinence_episodes', 2],
      ['Blood pressure', '124 / 78', 'blood_pressure', '124/78'],
      ['Weight after menopause', '64', 'weight_kg', 64],
      ['Energy', '6', 'energy', 6],
      ['Libido', '2', 'libido', 2],
    ],
  },
};

const listOf = (label: string) => form().getByRole('combobox', { name: label });

/** Types, taps or chooses, as the field wants it. */
async function fill(label: string, entered: string): Promise<void> {
  if (typed(label).query() !== null) await typed(label).fill(entered);
  else if (listOf(label).query() !== null) await chooseOption(label, entered);
  else await press(group(label).getByText(entered, { exact: true }));
}

const isShown = (label: string): boolean =>
  [typed(label), listOf(label), group(label)].some((field) => field.query() !== null);

async function expectFilled(label: string, shown: string): Promise<void> {
  if (typed(label).query() !== null) await expect.element(typed(label)).toHaveValue(shown);
  else if (listOf(label).query() !== null) await expect.element(listOf(label)).toHaveTextContent(shown);
  else await expect.element(group(label).getByRole('radio', { name: shown, exact: true })).toBeChecked();
}

// as: the keys of a Record are its keys
for (const [stage, mode] of Object.entries(MODES) as [LifeStage, (typeof MODES)[LifeStage]][]) {
  test(
    `She logs a whole day in the mode ${stage}, and finds it the next time`,
    rows('L-48', ...mode.rows),
    async ({ records }) => {
      // Nothing that the mode logs is left out here.
      expect(mode.fields.map(([, , key]) => key)).toEqual(Object.keys(MODE_FIELDS[stage]));
      standAt(NOON);
      await openLog(stage);
      const cards = [
        'Sleep',
        'Movement',
        'Mind',
        'Body',
        ...(mode.title === null ? [] : [mode.title]),
        'Anything else?',
      ];
      expect(textsOf(form().getByRole('heading', { level: 3 }))).toEqual(cards);

      expect(COMMON.filter(([label]) => !isShown(label))).toEqual([]);

      // What all modes share is filled in the one that has nothing else.
      const common = mode.fields.length === 0 ? COMMON : [];
      const filled = [...common, ...mode.fields];
      for (const [label, entered] of filled) await fill(label, entered);
      // Pressed twice, it is one log.
      await button('Save').dblClick();
      await expectToast(...SAVED);
      await expect.element(stateOf()).toHaveTextContent('Saved');

      const valuesOf = (fields: readonly Filled[]) =>
        Object.fromEntries(fields.map(([, , key, stored]) => [key, stored]));
      expect(records.logs).toEqual([
        {
          log_date: TODAY,
          ...EMPTY_VALUES,
          ...valuesOf(common),
          extras: mode.fields.length === 0 ? {} : { [stage]: valuesOf(mode.fields) },
        },
      ]);

      await openLog(stage);
      for (const [label, entered, , stored] of filled)
        await expectFilled(label, label === 'Blood pressure' ? String(stored) : entered);
      expect(currentAddress(), 'nothing about her in the address').not.toMatch(/mood|sleep|10-10/);
    },
  );
}
