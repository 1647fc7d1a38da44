import { type SignContext, shownSigns } from '@lunaria/domain/daily-log/shown-signs.ts';
import { SIGN_FIELDS, SIGN_KEYS, type SignKey } from '@lunaria/domain/daily-log/sign-fields.ts';
import { MEDICINES } from '@lunaria/domain/day-entry/day-answers.ts';
import { isSaid, strengthOf } from '@lunaria/domain/day-entry/places.ts';
import {
  type DayOption,
  MOOD_OPTIONS,
  type QuestionKey,
  questionOf,
} from '@lunaria/domain/day-entry/questions.ts';
import { labelOfSymptom, SYMPTOM_GROUPS, type SymptomCode } from '@lunaria/domain/day-entry/symptoms.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { DayEntry } from '../../data/day-entry/use-day-entry.ts';
import { WordChip } from './answer-chip.tsx';
import { Fold } from './fold.tsx';
import { NumberAnswers } from './number-answer.tsx';
import { AnswerGroup, QuestionRow, Words } from './question-row.tsx';

interface FoldedPartsProps {
  userId: string;
  stage: LifeStage;
  entry: DayEntry;
  context: SignContext;
  /** Questions that stand above already. */
  asked: ReadonlySet<string>;
}

/** So many moods stand open; the others are found among the feelings. */
export const OPEN_MOODS = 4;

/** What she opens when she wants to say more. */
export function FoldedParts(props: FoldedPartsProps) {
  const { userId, stage, entry, asked } = props;
  const groups = symptomGroups(props);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isBefore = stage === 'pre-menstrual';
  return (
    <>
      <Fold title="More symptoms" aside={String(count)}>
        {groups.map(({ title, options }) => (
          <AnswerGroup key={title} title={title}>
            <div className="flex flex-wrap gap-1.5">
              {options.map(({ value, label, place, isThere }) => (
                <WordChip key={value} isPressed={isThere} onPress={() => entry.pressPlace(place)}>
                  {label}
                </WordChip>
              ))}
            </div>
          </AnswerGroup>
        ))}
      </Fold>
      <Fold title={isBefore ? 'Energy and sleep' : 'Energy, sleep, sex'}>
        <Questions {...props} keys={['energy', 'sleep']} />
        <NumberAnswers {...{ userId, stage, entry }} names={['sleep_hours']} />
        {!isBefore && <Questions {...props} keys={['sex']} />}
      </Fold>
      <Fold title="Temperature and tests">
        <Questions {...props} keys={testsOf(stage)} />
        <NumberAnswers
          {...{ userId, stage, entry }}
          names={MEASURED.map((name) => name.replace('mode', stage))}
        />
      </Fold>
      <Fold title="Medicine taken">
        {stage === 'ivf' && !asked.has('medicine') && <Questions {...props} keys={['medicine']} />}
        <AnswerGroup title="Taken today">
          <Words
            options={MEDICINES.map(
              ({ value, label }): DayOption => ({
                value,
                label,
                place: { in: 'medicine', code: value },
              }),
            )}
            onPress={entry.pressPlace}
            entry={entry}
          />
        </AnswerGroup>
      </Fold>
    </>
  );
}

/** `mode`: hers. What her form does not have is left out. */
const MEASURED = [
  'signs.temperature',
  'mode.basal_body_temperature',
  'mode.basal_temperature',
  'mode.resting_heart_rate',
  'mode.kick_count',
  'signs.blood_pressure',
  'mode.blood_pressure',
  'weight_kg',
  'signs.pain_0_10',
  'mode.pain',
];

function testsOf(stage: LifeStage): readonly QuestionKey[] {
  if (stage === 'pre-menstrual' || stage === 'post-menopause' || stage === 'pregnancy') return [];
  return stage === 'conception' ? ['test', 'mucus'] : ['pregnancy-test', 'discharge'];
}

function Questions({ stage, entry, asked, keys }: FoldedPartsProps & { keys: readonly QuestionKey[] }) {
  return keys
    .filter((key) => !asked.has(key))
    .map((key) => (
      <QuestionRow key={key} question={questionOf(key, stage)} entry={entry} onPress={entry.pressPlace} />
    ));
}

interface SymptomOption extends DayOption {
  isThere: boolean;
}

/** What the mode's own question asks more exactly is left out; signs that may be dangerous come last. */
function symptomGroups({ stage, entry, context, asked }: FoldedPartsProps) {
  const isAskedAbove = (code: SymptomCode) => (QUESTIONS_OF[code] ?? []).some((key) => asked.has(key));
  const groups: { title: string; options: SymptomOption[] }[] = SYMPTOM_GROUPS.map(({ title, codes }) => ({
    title,
    options: codes
      .filter((code) => !isAskedAbove(code) && !(NOT_IN[stage] ?? []).includes(code))
      .map((code) => symptomOption(entry, code)),
  }));
  const feelings = groups.find(({ title }) => title === 'Feelings');
  feelings?.options.unshift(
    ...MOOD_OPTIONS.slice(OPEN_MOODS).map((option) => ({
      ...option,
      isThere: isSaid(entry.rows, option.place),
    })),
  );
  const logged = new Set(SIGN_KEYS.filter((key) => entry.rows.log.signs?.[key] !== undefined));
  const unwell = shownSigns(context, logged).find(({ keys }) => keys.includes('fainted'));
  const flags = (unwell?.keys ?? []).filter((key) => SIGN_FIELDS[key].kind === 'flag');
  groups.push({ title: 'Feeling unwell', options: flags.map((key) => signOption(entry, key)) });
  return groups.filter(({ options }) => options.length > 0);
}

/** Pressed it is there, or not any more, however strong it was. */
function symptomOption(entry: DayEntry, code: SymptomCode): SymptomOption {
  const strength = strengthOf(entry.rows, code);
  const isThere = strength !== undefined && strength !== 'none';
  return {
    value: code,
    label: labelOfSymptom(code),
    place: { in: 'symptom', code, strength: isThere ? strength : 'some' },
    isThere,
  };
}

function signOption(entry: DayEntry, field: SignKey): SymptomOption {
  const place = { in: 'sign', field, value: true } as const;
  return { value: field, label: SIGN_FIELDS[field].label, place, isThere: isSaid(entry.rows, place) };
}

/** Symptoms that a question above asks about by how strong they are. */
const QUESTIONS_OF: { [Code in SymptomCode]?: readonly QuestionKey[] } = {
  bloating: ['bloating'],
  nausea: ['nausea'],
  acne: ['skin'],
  oily_skin: ['skin'],
  dry_skin: ['skin'],
  hot_flash: ['hot-flash'],
  joint_pain: ['joints'],
};

/** What nobody is asked before the first period. */
const NOT_IN: { [Stage in LifeStage]?: readonly SymptomCode[] } = {
  'pre-menstrual': [
    ...(['sex_pain', 'vaginal_dryness', 'ovulation_pain', 'pelvic_pressure', 'hot_flash'] as const),
  ],
};
