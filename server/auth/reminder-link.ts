import { deriveLinkKey } from './signed-link.ts';

/** Which mails a link ends: those of one kind, by the id of its setting, or all of an account. */
export type ReminderLinkSubject = { settingId: string } | { userId: string };

export interface ReminderLinks {
  /** The token of a link that works for as long as the account does. It names neither her nor what it is about. */
  sign(subject: ReminderLinkSubject): Promise<string>;
  /** Null for everything that this server did not sign for this. */
  verify(token: string): Promise<ReminderLinkSubject | null>;
}

const ONE = 'reminder-mails-of-one';
const ALL = 'reminder-mails-of-all';

export function createReminderLinks(sessionSecret: string): ReminderLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria reminder link');
  return {
    sign: async (subject) =>
      'userId' in subject
        ? await key.sign({ sub: subject.userId, aud: ALL })
        : await key.sign({ sub: subject.settingId, aud: ONE }),
    verify: async (token) => {
      const one = await key.verify(token, ONE);
      if (one !== null) return { settingId: one.sub };
      const all = await key.verify(token, ALL);
      return all === null ? null : { userId: all.sub };
    },
  };
}
