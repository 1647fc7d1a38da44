import type { AccountEvent, AccountEventKind } from '@lunaria/domain/account/account-event.ts';
import { wordFor } from '@lunaria/domain/count-of.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';

const KEY = 'account-events';

/** What happened to her account. Never kept on the device: an old list is worth nothing. */
export const accountEventsQuery = (userId: string) =>
  queryOptions({
    queryKey: [KEY, userId],
    queryFn: async ({ signal }): Promise<AccountEvent[]> => {
      const response = await api.auth['account-events'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });

/** After a change of what protects her account: where the list is shown, it is asked for anew. */
export function renewAccountEvents(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [KEY] });
}

type Words = (of: { count: number; name: string }) => string;

const quoted = (name: string) => (name === '' ? 'A second step' : `“${name}”`);

const WORDS: Record<AccountEventKind, Words> = {
  'password-wrong': ({ count }) => wordFor(count, 'A wrong password', `${count} wrong passwords`),
  'code-wrong': ({ count }) => wordFor(count, 'A wrong code', `${count} wrong codes`),
  'password-changed': () => 'Password changed',
  'password-reset': () => 'New password set with a link from your mail',
  'password-removed': () => 'Password removed',
  'factor-added': ({ name }) => `${quoted(name)} added`,
  'factor-removed': ({ name }) => `${quoted(name)} removed`,
  'removal-asked': ({ name }) => `${quoted(name)} to be removed`,
  'removal-stopped': ({ name }) => `${quoted(name)} stays after all`,
  'codes-renewed': () => 'New recovery codes made',
  'code-used': ({ count }) => wordFor(count, 'A recovery code used', `${count} recovery codes used`),
  'provider-added': ({ name }) => `${name} added`,
  'provider-removed': ({ name }) => `${name} removed`,
  'email-change-asked': () => 'Another email address asked for',
  'email-changed': () => 'Email address changed',
  'sessions-ended': ({ count }) =>
    wordFor(count, 'Logged out in another browser', `Logged out in ${count} other browsers`),
  'change-undone': () => 'A change taken back by mail',
};

const TRIES: readonly AccountEventKind[] = ['password-wrong', 'code-wrong'];

/** What happened, in a few words, and whether it is a try that failed. */
export function nameAccountEvent({ kind, count, name }: AccountEvent): { title: string; isTry: boolean } {
  return { title: WORDS[kind]({ count, name: name ?? '' }), isTry: TRIES.includes(kind) };
}

/** From where: "From 203.0.113.x and other places"; '' where it is not known. */
export function namePlaces({ address, has_other_addresses: hasOthers }: AccountEvent): string {
  if (address === null) return hasOthers ? 'From several places' : '';
  return `From ${address}${hasOthers ? ' and other places' : ''}`;
}
