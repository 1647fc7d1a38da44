import { withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import type { HideablePart } from '@lunaria/domain/dashboard/hidden-parts.ts';
import { answersChangeSchema, changeAnswers } from '@lunaria/domain/onboarding/change-answers.ts';
import {
  applyDetails,
  type ProfileDetails,
  profileDetailsWriteSchema,
} from '@lunaria/domain/profile/profile-details.ts';
import type { UnitsRecord } from '@lunaria/domain/profile/units.ts';
import * as z from 'zod/mini';
import type { NOTHING_ANSWERED } from './her-onboarding.ts';
import type { StandInApi } from './stand-in-api.ts';

/** What is changed on the pages about her. */
interface RecordsOfDetails {
  fullName: string;
  lutealDays: number | null;
  hiddenParts: HideablePart[];
  newsSeen: number;
  showsLosses: boolean;
  units: Omit<UnitsRecord, 'country' | 'region'>;
  onboarding: typeof NOTHING_ANSWERED;
}

/** What she said of herself, and single answers of her setup, through the rules of the domain. */
export function answerDetails(api: StandInApi, records: RecordsOfDetails): void {
  const details = (): ProfileDetails => {
    const { date_of_birth, height_cm, height_unit, weight_kg, blood_type, age_of_consent } =
      records.onboarding;
    return {
      ...{ date_of_birth, height_cm, height_unit, weight_kg, blood_type, age_of_consent },
      full_name: records.fullName,
      weight_unit: records.units.weight_unit,
      luteal_days: records.lutealDays,
      hidden_parts: records.hiddenParts,
      news_seen: records.newsSeen,
      shows_losses: records.showsLosses,
    };
  };
  api.answer('get', '/api/profile/details', details);
  api.answer('patch', '/api/profile/details', ({ json }) => {
    const { user_id: _, ...change } = z.parse(profileDetailsWriteSchema, json);
    const {
      full_name,
      luteal_days,
      hidden_parts,
      news_seen,
      shows_losses,
      weight_unit,
      age_of_consent: __,
      ...basics
    } = applyDetails(details(), [change]);
    records.fullName = full_name;
    records.lutealDays = luteal_days;
    records.hiddenParts = hidden_parts;
    records.newsSeen = news_seen;
    records.showsLosses = shows_losses;
    records.units = { ...records.units, weight_unit };
    records.onboarding = { ...records.onboarding, ...basics };
    return details();
  });
  api.answer('patch', '/api/onboarding', ({ json }) => {
    const answers = changeAnswers(records.onboarding.answers, z.parse(answersChangeSchema, json));
    if (answers === null) throw new Error('An answer of another stage was sent.');
    records.onboarding = { ...records.onboarding, answers };
    return withSafety(records.onboarding, []);
  });
}
