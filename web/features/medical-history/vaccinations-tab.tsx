import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { nameCountry } from '@lunaria/domain/emergency/name-country.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import {
  findSchedule,
  isMaybeOutdated,
  stateOfVaccine,
  VACCINATION_SCHEDULES,
  type VaccinationSchedule,
  type VaccineState,
} from '@lunaria/domain/records/vaccination-schedules.ts';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { RecordTab, type TabProps } from './record-tab.tsx';

const COUNTRIES = VACCINATION_SCHEDULES.map(({ country }) => ({
  value: country,
  label: nameCountry(country),
}));

type Country = (typeof COUNTRIES)[number]['value'] | 'none';

/** Her vaccinations, and below them what a country's schedule names, once she chose one. */
export function VaccinationsTab(props: TabProps) {
  const [country, setCountry] = useState<Country>('none');
  const schedule = findSchedule(country);
  return (
    <div className="space-y-8">
      <RecordTab kind="vaccination" {...props} />
      <section aria-labelledby="vaccination-schedule" className="space-y-4">
        <h3 id="vaccination-schedule" className="type-h3">
          What a country’s schedule names
        </h3>
        <Select
          className="max-w-80"
          label="Country"
          options={[{ value: 'none', label: 'None' }, ...COUNTRIES]}
          value={country}
          onValueChange={setCountry}
        />
        {schedule && <Schedule schedule={schedule} records={props.records} today={props.today} />}
      </section>
    </div>
  );
}

interface ScheduleProps {
  schedule: VaccinationSchedule;
  records: readonly MedicalRecord[];
  today: CalendarDate;
}

function Schedule({ schedule, records, today }: ScheduleProps) {
  const { publisher, title, address, dated, leavesOut, vaccines } = schedule;
  return (
    <>
      {isMaybeOutdated(schedule, today) && (
        <p className="rounded-small bg-warning-tint px-4 py-3 text-warning">
          This schedule is more than 18 months old and may be out of date. Look at its page before you go by
          it.
        </p>
      )}
      <ul aria-label="Schedule" className="divide-y divide-border border-y border-border">
        {vaccines.map((vaccine) => (
          <li
            key={vaccine.name}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-48 flex-1">
              <p>{vaccine.name}</p>
              <p className="type-small text-muted">{vaccine.when}</p>
            </div>
            <StateBadge state={stateOfVaccine(vaccine, records)} />
          </li>
        ))}
      </ul>
      <p className="type-small text-muted">
        Source:{' '}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {publisher}, {title}
        </a>
        , {shortDate(dated)}. {leavesOut} Your doctor or midwife knows which of them are for you.
      </p>
    </>
  );
}

/** What her entries say of it; never whether it is due. */
function StateBadge({ state }: { state: VaccineState }) {
  if (state.state === 'recorded') return <Badge tone="success">Recorded{state.on && `, ${state.on}`}</Badge>;
  return <Badge tone="dashed">{state.state === 'not-recorded' ? 'Not recorded' : 'Not asked yet'}</Badge>;
}
