import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import { addressOf, CALENDAR_PAGE } from '@lunaria/domain/dashboard/places.ts';
import {
  GOALS_SECTION_ID,
  PREGNANCY_SECTION_ID,
  SETTINGS_ADDRESS,
} from '@lunaria/domain/dashboard/sections.ts';
import type { SavedStageAnswers } from '@lunaria/domain/onboarding/finish-setup.ts';
import {
  FERTILITY_TREATMENTS,
  type FertilityTreatment,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  ONBOARDING_STAGES,
  TRYING_DURATIONS,
  toggleTreatment,
} from '@lunaria/domain/onboarding/stages.ts';
import type { SetupAnswersState } from '../../data/onboarding/setup-answers.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { nameIn, OneOfRow, SomeOfRow, TextRow, YesNoRow } from './answer-rows.tsx';
import { FactGroup, FactRow } from './fact-row.tsx';
import type { Edits } from './use-edits.ts';

interface SetupFactsProps {
  answers: SavedStageAnswers;
  guardianEmail: string | null;
  change: SetupAnswersState['change'];
  today: CalendarDate;
  edits: Edits;
}

/** What she answered in the setup for her stage; days of periods and of a pregnancy are changed where they are recorded. */
export function SetupFacts(props: SetupFactsProps) {
  const { answers, guardianEmail } = props;
  return (
    <FactGroup title="From your setup">
      <FactRow row="stage" name="You said" value={nameIn(ONBOARDING_STAGES, answers.stage)} />
      <StageFacts {...props} />
      {guardianEmail !== null && (
        <FactRow
          row="guardian"
          name="Guardian’s email"
          value={guardianEmail}
          elsewhere={<Elsewhere to="/onboarding/mode-setup" what="the guardian" />}
        />
      )}
      <FactRow
        row="goals"
        name="Goals"
        value="Your goals, and how far you are, stand in Health Goals & Progress."
        elsewhere={<Elsewhere to={addressOf(GOALS_SECTION_ID)} what="your goals" label="Open" />}
      />
    </FactGroup>
  );
}

function Elsewhere({ to, what, label = 'Change' }: { to: string; what: string; label?: string }) {
  return (
    <TextLink to={to}>
      {label}
      <span className="sr-only"> {what}</span>
    </TextLink>
  );
}

function StageFacts({ answers, change, today, edits }: SetupFactsProps) {
  switch (answers.stage) {
    case 'pre-menstrual':
      return (
        <>
          <FactRow row="age" name="Age, as you said then" value={`${answers.age} years`} />
          <TextRow
            row="conditions"
            name="Health conditions"
            value={answers.health_conditions}
            onSave={(health_conditions) => change({ stage: answers.stage, health_conditions })}
            {...{ edits }}
          />
        </>
      );
    case 'regular-cycle':
      return (
        <>
          <LastPeriod day={answers.last_period_start} {...{ today }} />
          <CycleLength days={answers.cycle_length} />
          <OneOfRow
            row="focus"
            name="Main focus"
            options={MAIN_FOCUSES}
            value={answers.main_focus}
            hint="Your mode stays as it is."
            onSave={(main_focus) => change({ stage: answers.stage, main_focus })}
            {...{ edits }}
          />
        </>
      );
    case 'trying-to-conceive':
      return (
        <>
          <OneOfRow
            row="duration"
            name="Trying for"
            options={TRYING_DURATIONS}
            value={answers.trying_duration}
            onSave={(trying_duration) => change({ stage: answers.stage, trying_duration })}
            {...{ edits }}
          />
          <LastPeriod day={answers.last_period_start} {...{ today }} />
          <CycleLength days={answers.cycle_length} />
          <SomeOfRow
            row="treatments"
            name="Fertility treatments"
            options={FERTILITY_TREATMENTS}
            value={answers.fertility_treatments}
            settle={settleTreatments}
            onSave={(list) => change({ stage: answers.stage, fertility_treatments: [...list] })}
            {...{ edits }}
          />
        </>
      );
    case 'pregnant':
      return (
        <>
          <FactRow
            row="dating"
            name="Week and due date"
            value="Counted in the Pregnancy Tracker."
            elsewhere={
              <Elsewhere to={addressOf(PREGNANCY_SECTION_ID)} what="the Pregnancy Tracker" label="Open" />
            }
          />
          <YesNoRow
            row="first-pregnancy"
            name="First pregnancy"
            value={answers.first_pregnancy}
            onSave={(first_pregnancy) => change({ stage: answers.stage, first_pregnancy })}
            {...{ edits }}
          />
          <TextRow
            row="complications"
            name="Complications"
            value={answers.complications}
            onSave={(complications) => change({ stage: answers.stage, complications })}
            {...{ edits }}
          />
        </>
      );
    case 'menopause':
      return (
        <>
          <LastPeriod day={answers.last_period} {...{ today }} />
          <YesNoRow
            row="hrt"
            name="Hormone replacement therapy"
            value={answers.on_hrt}
            onSave={(on_hrt) => change({ stage: answers.stage, on_hrt })}
            {...{ edits }}
          />
          <SomeOfRow
            row="concerns"
            name="Main concerns"
            options={MENOPAUSE_CONCERNS}
            value={answers.main_concerns}
            onSave={(list) => change({ stage: answers.stage, main_concerns: [...list] })}
            {...{ edits }}
          />
        </>
      );
  }
}

function LastPeriod({ day, today }: { day: CalendarDate | null; today: CalendarDate }) {
  return (
    <FactRow
      row="last-period"
      name="Last period, as you said then"
      value={day && longDay(day, today)}
      elsewhere={<Elsewhere to={CALENDAR_PAGE} what="of your periods" label="Calendar" />}
    />
  );
}

function CycleLength({ days }: { days: number }) {
  return (
    <FactRow
      row="cycle"
      name="Cycle length, as you said then"
      value={`${days} days`}
      elsewhere={<Elsewhere to={SETTINGS_ADDRESS} what="of your cycle" label="Settings" />}
    />
  );
}

/** `None` stands alone. */
function settleTreatments(before: readonly FertilityTreatment[], next: FertilityTreatment[]) {
  const pressed = next.find((one) => !before.includes(one)) ?? before.find((one) => !next.includes(one));
  return pressed === undefined ? next : toggleTreatment(before, pressed);
}
