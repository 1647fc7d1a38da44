import type { HideablePart } from '@lunaria/domain/dashboard/hidden-parts.ts';
import { withDetails } from '@lunaria/domain/onboarding/answers-on-the-wire.ts';
import { DEFAULT_DIGITAL_CONSENT_AGE } from '@lunaria/domain/profile/guardian-consent.ts';
import {
  applyDetails,
  type ProfileDetails,
  type ProfileDetailsChange,
  type ProfileDetailsWrite,
  profileDetailsSchema,
  profileDetailsWriteSchema,
} from '@lunaria/domain/profile/profile-details.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { cycleRecordsKey } from '../cycle/forget-unseen.ts';
import { EMERGENCY } from '../emergency/emergency.ts';
import { changeKeptAnswers } from '../onboarding/onboarding-store.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { askAgain } from '../records/load-rows.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { showProfile } from './profile.ts';

/** What she says of herself is one record: a change of one answer never carries another. */
const DETAILS_RECORD = 'profile-details';

/** What a device may keep of her setup too. */
const OF_SETUP = ['date_of_birth', 'height_cm', 'weight_kg', 'blood_type'] as const;

export const DETAILS_WRITES = defineWrites<ProfileDetailsWrite>({
  name: 'profile-details',
  schema: profileDetailsWriteSchema,
  // 2: perhaps with the news that she put away. 3: perhaps with whether losses are shown. A change without them leaves them as
  // they are.
  version: 3,
  raise: (change) => change,
  combine: (older, newer) => ({ ...older, ...newer }),
  send: (change, signal) => api.profile.details.$patch({ json: change }, { init: { signal } }),
});

const NONE: ProfileDetails = {
  ...{ full_name: '', date_of_birth: null, height_cm: null, height_unit: 'cm', weight_kg: null },
  ...{ weight_unit: null, blood_type: null, luteal_days: null, hidden_parts: [], news_seen: 0 },
  shows_losses: false,
  age_of_consent: DEFAULT_DIGITAL_CONSENT_AGE,
};

/** What she says of herself. Her day of birth lies on no device, and nothing of losses. */
export const PROFILE_DETAILS = defineRecords<ProfileDetails>({
  key: (userId) => ['profile-details', userId],
  schema: profileDetailsSchema,
  none: NONE,
  async load(signal) {
    const response = await api.profile.details.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return await response.json();
  },
  keptAs: () => 'profile-details',
  toKeep: (details) => ({ ...details, date_of_birth: null, shows_losses: false }),
  changedBy: [
    by(DETAILS_WRITES, {
      layOver: applyDetails,
      take: (_, __, answer) => profileDetailsSchema.safeParse(answer).data ?? null,
    }),
  ],
  after(event, client) {
    if (event.kind !== DETAILS_WRITES.name) return;
    sayUnsaved(event, 'Failed to save your profile', 'profile-not-saved');
    if (event.type === 'failed') return;
    const { userId } = event;
    // Shown elsewhere: name and hidden parts, the answers of her setup, her unit, her blood type, what her cycles are counted with.
    for (const key of [
      ...[
        ['profile', userId],
        ['onboarding', userId],
        ['date-of-birth', userId],
      ],
      ...[['units', userId], EMERGENCY.key(userId), cycleRecordsKey(userId)],
    ])
      askAgain(client, key);
  },
});

export interface DetailsState extends Omit<RecordsState<ProfileDetails>, 'rows'> {
  details: ProfileDetails;
  change: (part: ProfileDetailsChange) => void;
}

/** What she says of herself, and the way to change it: it shows at once and is sent when it can be. */
export function useProfileDetails(userId: string): DetailsState {
  const queue = useWriteQueue();
  const client = useQueryClient();
  const { rows: details, ...state } = useRecords(PROFILE_DETAILS, userId, [], FOLLOWED);
  const change = useCallback(
    (part: ProfileDetailsChange) => {
      void queue.enqueue(DETAILS_WRITES, userId, DETAILS_RECORD, { user_id: userId, ...part });
      if (OF_SETUP.some((name) => part[name] !== undefined))
        void changeKeptAnswers(client, userId, (data) => withDetails(data, part));
      const { full_name, hidden_parts, news_seen } = part;
      showProfile(client, userId, {
        ...(full_name !== undefined && { full_name }),
        ...(hidden_parts !== undefined && { hidden_parts: hidden_parts as HideablePart[] }), // as: of the schema
        ...(news_seen !== undefined && { has_news: false }),
      });
    },
    [queue, client, userId],
  );
  return { ...state, details, change };
}
