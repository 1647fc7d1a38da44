import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import type { DetailsState } from '../../data/profile/profile-details.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { BirthForm } from './birth-form.tsx';
import { FactGroup, FactRow } from './fact-row.tsx';
import { NameForm } from './name-form.tsx';
import type { Edits } from './use-edits.ts';

interface AboutYouProps {
  her: DetailsState;
  /** Of her account; empty without a connection. */
  email: string;
  today: CalendarDate;
  edits: Edits;
}

/** Who she is: name, address, day of birth. */
export function AboutYou({ her: { details, isOutdated, change }, email, today, edits }: AboutYouProps) {
  const { full_name: name, date_of_birth: birth } = details;
  function saveName(next: string) {
    if (next === name) return edits.close();
    change({ full_name: next });
    edits.finish({ row: 'name', text: `Your name is now ${next}.`, undo: () => change({ full_name: name }) });
  }
  function saveBirth(day: CalendarDate) {
    if (day === birth) return edits.close();
    change({ date_of_birth: day });
    const undo = () => {
      if (birth !== null) change({ date_of_birth: birth });
    };
    const text = `Date of birth: ${shortDate(day)}.`;
    edits.finish({ row: 'birth', text, undo: birth === null ? null : undo });
  }
  return (
    <FactGroup title="About you">
      <FactRow
        row="name"
        name="Name"
        value={name}
        edits={edits}
        form={<NameForm value={name} onSave={saveName} onCancel={edits.close} />}
      />
      <FactRow
        row="email"
        name="Email address"
        value={email === '' ? 'Not known without a connection' : email}
        elsewhere={
          <TextLink to="/dashboard/privacy#email-address">
            Change<span className="sr-only"> the email address</span>
          </TextLink>
        }
      />
      {isOutdated ? (
        <FactRow row="birth" name="Date of birth" value="Not kept on this device" />
      ) : (
        <FactRow
          row="birth"
          name="Date of birth"
          value={birth && `${shortDate(birth)} · ${countOf(ageOn(birth, today), 'year')} old`}
          hint="By your age Lunaria knows what is usual for you."
          edits={edits}
          form={
            <BirthForm
              value={birth}
              ageOfConsent={details.age_of_consent}
              onSave={saveBirth}
              onCancel={edits.close}
              {...{ today }}
            />
          }
        />
      )}
    </FactGroup>
  );
}
