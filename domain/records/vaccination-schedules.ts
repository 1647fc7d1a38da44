import type { CalendarDate } from '../calendar/calendar-date.ts';
import { sameDayInMonth } from '../calendar/calendar-month.ts';
import { type MedicalRecord, startOf } from './medical-record.ts';
import { nameOf, sortRecords } from './sort-records.ts';
import { sayWhen } from './when.ts';

// Rules and what was opened: docs/algorithms/vaccination-schedules.md.

const MAYBE_OUTDATED_AFTER_MONTHS = 18;

/** A vaccine of a schedule, for grown women. */
export interface ScheduledVaccine {
  name: string;
  /** For whom and how often, as the source says it. */
  when: string;
  /** Finds it in the names of entries: by what it protects against, its short name or a brand. */
  words: RegExp;
}

/** What one country offers, as far as its source was opened. */
export interface VaccinationSchedule {
  /** ISO 3166-1. */
  country: 'GB' | 'US';
  publisher: string;
  title: string;
  address: string;
  /** Of which day it is. */
  dated: CalendarDate;
  /** What it does not tell of. */
  leavesOut: string;
  vaccines: readonly ScheduledVaccine[];
}

const FLU =
  /(?<!para)\b(?:flu|influenza(?!e)|fluad|fluarix|flucelvax|fluenz|fluzone|afluria|efluelda|vaxigrip)\b/iu;
const PERTUSSIS = /\b(?:tdap|dtap|dtpa|pertussis|whooping cough|boostrix|adacel|covaxis|repevax)\b/iu;
const TETANUS = /\b(?:tdap|dtap|dtpa|td|tetanus|diphtheria|boostrix|adacel|covaxis|repevax|revaxis)\b/iu;
const RSV = /\b(?:rsv|respiratory syncytial|abrysvo|arexvy|mresvia)\b/iu;
const MMR = /\b(?:mmrv?|m-m-r|measles|mumps|rubella|priorix|proquad)\b/iu;
const COVID = /\b(?:covid(?:-?19)?|sars-cov-2|comirnaty|spikevax|nuvaxovid)\b/iu;

export const VACCINATION_SCHEDULES: readonly VaccinationSchedule[] = [
  {
    country: 'GB',
    publisher: 'NHS Shropshire, Telford and Wrekin',
    title: 'Flu, RSV and whooping cough vaccinations in pregnancy',
    address:
      'https://www.shropshiretelfordandwrekin.nhs.uk/news/nhs-health-leaders-urge-pregnant-women-to-book-vital-flu-rsv-and-whooping-cough-vaccinations',
    dated: '2026-02-04',
    leavesOut: 'It tells of pregnancy alone.',
    vaccines: [
      { name: 'Flu', when: 'In pregnancy, at any stage', words: FLU },
      { name: 'Whooping cough', when: 'In pregnancy, from 16 weeks', words: PERTUSSIS },
      { name: 'RSV', when: 'In pregnancy, from 28 weeks', words: RSV },
    ],
  },
  {
    country: 'US',
    publisher: 'Centers for Disease Control and Prevention',
    title: 'Adult Immunization Schedule by Age, 2025',
    address: 'https://www.cdc.gov/vaccines/hcp/imz-schedules/adult-age.html',
    dated: '2024-10-24',
    leavesOut: 'Vaccines for some ages, illnesses, work and travel stand there too.',
    vaccines: [
      { name: 'Flu', when: 'Each year', words: FLU },
      { name: 'Tetanus, diphtheria', when: 'One dose of Tdap, then every 10 years', words: TETANUS },
      { name: 'Whooping cough (Tdap)', when: 'In each pregnancy', words: PERTUSSIS },
      { name: 'RSV', when: 'In pregnancy, in its season; and from 75', words: RSV },
      { name: 'Measles, mumps, rubella', when: 'One or two doses, if born in 1957 or later', words: MMR },
      {
        name: 'COVID-19',
        when: 'One dose or more of the vaccine of 2024–2025; two or more from 65',
        words: COVID,
      },
    ],
  },
];

/** The schedule of a country; null: none is kept here. */
export const findSchedule = (country: string): VaccinationSchedule | null =>
  VACCINATION_SCHEDULES.find((schedule) => schedule.country === country) ?? null;

/** Older than 18 months: vaccines are looked at anew each year. */
export const isMaybeOutdated = ({ dated }: VaccinationSchedule, today: CalendarDate): boolean =>
  today > sameDayInMonth(dated, MAYBE_OUTDATED_AFTER_MONTHS);

/**
 * Where a vaccine of a schedule stands among her entries. `recorded`: one says that it was given; the newest of them at the time `on`, null
 * where she left that open. `not-recorded`: she has entered vaccinations, and it is none of them. `not-asked`: she has entered none at all,
 * which says nothing.
 */
export type VaccineState =
  | { state: 'recorded'; on: string | null }
  | { state: 'not-recorded' }
  | { state: 'not-asked' };

export function stateOfVaccine({ words }: ScheduledVaccine, records: readonly MedicalRecord[]): VaccineState {
  const vaccinations = records.filter(({ kind }) => kind === 'vaccination');
  if (vaccinations.length === 0) return { state: 'not-asked' };
  const given = vaccinations.filter((one) => one.fields.status === 'resolved' && words.test(nameOf(one)));
  const [newest] = sortRecords(given);
  return newest ? { state: 'recorded', on: sayWhen(startOf(newest.fields)) } : { state: 'not-recorded' };
}
