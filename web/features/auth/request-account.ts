import { type AccountOutcome, type AccountPath, sendAccountRequest } from '../session/session-requests.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** Asks one of the account routes from a page. Never throws. */
export async function requestAccount(
  method: Method,
  path: AccountPath,
  body?: object,
): Promise<AccountOutcome> {
  return await sendAccountRequest((input, init) => fetch(input, init), path, body, method);
}
