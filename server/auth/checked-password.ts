import { AsyncLocalStorage } from 'node:async_hooks';
import { verifyPassword } from './hash-password.ts';

/**
 * Which stored hash a sign-in was checked against. Checking takes long enough for the password to be changed meanwhile:
 * a session that comes of the old one has to end (create-auth.ts).
 */
const signIn = new AsyncLocalStorage<{ checkedHash: string | null }>();

/** Does `step` and remembers for it the hash that a password is checked against within. */
export async function rememberCheckedHash<Result>(step: () => Promise<Result>): Promise<Result> {
  return await signIn.run({ checkedHash: null }, step);
}

/** `verifyPassword`, remembered. */
export async function checkPassword(check: { hash: string; password: string }): Promise<boolean> {
  const remembered = signIn.getStore();
  if (remembered) remembered.checkedHash = check.hash;
  return await verifyPassword(check);
}

/** null where no password was checked. */
export function readCheckedHash(): string | null {
  return signIn.getStore()?.checkedHash ?? null;
}
