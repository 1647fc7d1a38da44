import { describe, expect, test } from 'vitest';
import { composeNotice } from './compose-notice.ts';
import { REMINDER_KINDS } from './kinds.ts';
import {
  applyReminderWrites,
  combineReminderWrites,
  NO_SETTINGS,
  type ReminderWrite,
  reminderWriteSchema,
} from './reminder-settings.ts';

const USER = '5f0c5b6e-1d2c-4f3a-8b4d-9e6f7a8b9c0d';
const write = (part: object) => ({ user_id: USER, ...part });

test('everything is off until she turns it on', () => {
  expect(Object.values(NO_SETTINGS.kinds).every(({ is_on }) => !is_on)).toBe(true);
  expect(NO_SETTINGS.zone).toBeNull();
});

describe('a change of how she is reminded', () => {
  test.each([
    [{ zone: 'Europe/Atlantis' }, 'That time zone is not known'],
    [{ quiet: { from: 60, to: 60 } }, 'Quiet hours need a beginning and another end'],
    [{ kinds: { pill: { minute: 1440 } } }, 'Choose a time of the day'],
    [{ kinds: { pill: { weekdays: 0 } } }, 'Choose at least one day of the week'],
    [{ kinds: { renewal: { lead_days: 61 } } }, 'Choose from 0 to 60 days before'],
    [{ kinds: { ring: { every_days: 0 } } }, 'Enter from 1 to 400 days'],
    [{ wording: 'loud' }, 'Choose discreet or plain'],
  ])('%j is refused: %s', (part, message) => {
    expect(reminderWriteSchema.safeParse(write(part)).error?.issues[0]?.message).toBe(message);
  });

  test('names what it changes, and two that wait are one that changes the same', () => {
    const older = reminderWriteSchema.parse(
      write({ zone: 'Europe/Lisbon', kinds: { pill: { is_on: true, minute: 60 } } }),
    );
    const newer = reminderWriteSchema.parse(
      write({ quiet: null, kinds: { pill: { minute: 90 }, ring: { is_on: true } } }),
    );
    const both = applyReminderWrites(NO_SETTINGS, [older, newer]);
    expect(both.kinds.pill).toMatchObject({ is_on: true, minute: 90, by_mail: true });
    expect(both).toMatchObject({ zone: 'Europe/Lisbon', quiet: null, wording: 'discreet' });
    expect(applyReminderWrites(NO_SETTINGS, [combineReminderWrites(older, newer)])).toEqual(both);
    const plain: ReminderWrite = { user_id: USER, wording: 'plain' };
    expect(combineReminderWrites(plain, plain)).toEqual(plain);
  });
});

test('discreet words name no health word, whatever they are about', () => {
  for (const kind of REMINDER_KINDS) {
    const { title, text } = composeNotice(kind, 'discreet');
    expect(title).toBe('A reminder from Lunaria');
    expect(`${title} ${text}`).not.toMatch(
      /health|women|cycle|period|pill|ring|patch|coil|fertil|document|injection/i,
    );
    expect(composeNotice(kind, 'plain').title).not.toBe(title);
  }
});
