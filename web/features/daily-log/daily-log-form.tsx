import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from '../../ui/use-form.ts';
import { DayAlerts } from '../alerts/day-alerts.tsx';
import { DayNav } from './day-nav.tsx';
import { FieldEntry } from './fields/field-entry.tsx';
import { KickQuestion } from './kick-question.tsx';
import { COMMON_CARDS, LogCard, StageCard } from './log-cards.tsx';
import { type Entry, type FormField, formFieldsOf, type TypedEntry } from './log-draft.ts';
import { LogFooter } from './log-footer.tsx';
import { LogHeading } from './log-heading.tsx';
import { LogNotes } from './log-notes.tsx';
import { LogCardsSkeleton } from './log-skeleton.tsx';
import { canOfferPeriod, PeriodBeside } from './period-beside.tsx';
import { SignsCard } from './signs/signs-card.tsx';
import { useSignContext } from './signs/use-sign-context.ts';
import { type LogForm, useLogForm } from './use-log-form.ts';

interface DailyLogFormProps {
  userId: string;
  stage: LifeStage;
}

/** The log of a day: filled in, corrected, saved. Loaded after the dashboard. */
export default function DailyLogForm({ userId, stage }: DailyLogFormProps) {
  const form = useLogForm(userId, stage);
  const { date, today, choose, shown, faults } = form;
  const { formProps, say, leaveField, logAsShown, isKickCountNew } = useLogSending(form);

  const context = useSignContext(userId, stage, date);
  const signs = formFieldsOf(stage).filter(({ part }) => part === 'signs');
  const entryOf = ({ name }: FormField) => shown.entries.get(name) ?? null;
  const movements = signs.find(({ key }) => key === 'movements');
  function below(formField: FormField): ReactNode {
    if (canOfferPeriod(stage, formField.key))
      return <PeriodBeside {...{ userId, stage, date, today }} answer={entryOf(formField)} />;
    if (formField.name !== KICK_COUNT || movements === undefined) return null;
    return (
      <KickQuestion
        {...{ userId, date }}
        isNew={isKickCountNew}
        kicks={entryOf(formField)}
        isCounted={isKickCountNew || !shown.changed.has(KICK_COUNT)}
        answer={entryOf(movements)}
        onAnswer={(answer) => form.enter(movements, answer)}
      />
    );
  }
  const draw = (formField: FormField) => (
    <FieldEntry
      key={`${date} ${formField.name}`}
      name={formField.name}
      field={formField.field}
      entry={typedEntry(entryOf(formField))}
      onChange={(entry) => form.enter(formField, entry)}
      onBlur={() => leaveField(formField.name)}
      error={say(formField.name)}
      startsAt={shown.positions.get(formField.name) ?? null}
      isUnreadable={form.log?.blood_pressure_unreadable ?? false}
      units={form.units}
      changeUnits={form.changeUnits}
      accent={formField.part === 'mode' ? 'stage' : 'sage'}
      below={below(formField)}
    />
  );

  return (
    <>
      <LogHeading day={nameDay(date)} nav={<DayNav date={date} today={today} onChoose={choose} />} />
      {form.isLoading ? (
        <LogCardsSkeleton stage={stage} />
      ) : (
        <form {...formProps} aria-label="Daily Health Log" data-survives-reload="">
          <LogNotes form={form} />
          <DayAlerts userId={userId} day={date} />
          <Cards stage={stage} draw={draw}>
            <SignsCard
              {...{ userId, today, context, entryOf, draw, faults }}
              fields={signs}
              ownPain={shown.entries.get(`${stage}.pain`) ?? null}
              onEnter={form.enter}
            />
          </Cards>
          <LogFooter userId={userId} form={form} onLogAsShown={logAsShown} />
        </form>
      )}
    </>
  );
}

/** Below it she may be asked something. */
const KICK_COUNT = 'pregnancy.kick_count';

/** One form for two buttons: what is wrong is said before either of them sends. */
function useLogSending({ date, faults, save, saveAsShown }: LogForm) {
  const isAsShown = useRef(false);
  /** The day of which she has left the count, or tried to save it: then she may be asked something. */
  const [countedOn, setCountedOn] = useState<CalendarDate | null>(null);
  const { formProps, say, leave, forget } = useForm<string>({
    faults: Object.fromEntries(faults),
    onSubmit() {
      forget();
      return isAsShown.current ? saveAsShown() : save();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another form
  useLayoutEffect(forget, [date]);
  return {
    formProps: {
      ...formProps,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        setCountedOn(date);
        return formProps.onSubmit(event);
      },
    },
    say,
    leaveField(name: string) {
      if (name === KICK_COUNT) setCountedOn(date);
      leave(name);
    },
    logAsShown(button: HTMLButtonElement) {
      isAsShown.current = true;
      button.form?.requestSubmit();
      isAsShown.current = false;
    },
    isKickCountNew: countedOn === date,
  };
}

/** A flag is no field to type into. */
function typedEntry(entry: Entry): TypedEntry {
  return entry === true ? null : entry;
}

interface CardsProps {
  stage: LifeStage;
  draw: (field: FormField) => ReactNode;
  children: ReactNode;
}

/** The cards that all have, the one of her stage, and what can be added. */
function Cards({ stage, draw, children }: CardsProps) {
  const fields = formFieldsOf(stage);
  const extras = fields.filter(({ part }) => part === 'mode');
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-2">
      {COMMON_CARDS.map((card) => (
        <LogCard key={card.title} title={card.title} icon={card.icon}>
          {card.names.map((name) => {
            const found = fields.find((field) => field.name === name);
            return found && draw(found);
          })}
        </LogCard>
      ))}
      {extras.length > 0 && <StageCard stage={stage}>{extras.map(draw)}</StageCard>}
      {children}
    </div>
  );
}
