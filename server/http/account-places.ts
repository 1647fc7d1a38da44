import { AppError } from '../errors/app-error.ts';

/**
 * What one account may have under way at once among the calls that grow with what is recorded, and that write to it. Others
 * then wait for so many pieces of its work, however many requests it sends.
 */
const AT_ONCE = 2;

/** How many more of its calls may wait for these places: a page of ours sends a dozen. */
const IN_LINE = 100;

/**
 * Resolves once the account has a place, in the order of asking, with what gives it back. Throws AppError('rate_limited')
 * where too many of its calls wait already.
 */
export type TakeAccountPlace = (userId: string) => Promise<() => void>;

/** Of this process. `factor` times as many may wait: load tests send everything from one account. */
export function createAccountPlaces(factor = 1): TakeAccountPlace {
  const accounts = new Map<string, { underWay: number; line: (() => void)[] }>();
  return async (userId) => {
    const account = accounts.get(userId) ?? { underWay: 0, line: [] };
    accounts.set(userId, account);
    if (account.underWay >= AT_ONCE) {
      if (account.line.length >= IN_LINE * factor)
        throw new AppError('rate_limited', undefined, { 'Retry-After': '5' });
      // Whoever leaves gives the place to the next in line, so the count stays as it is.
      await new Promise<void>((resolve) => account.line.push(resolve));
    } else account.underWay += 1;
    return () => {
      const next = account.line.shift();
      if (next) return next();
      account.underWay -= 1;
      if (account.underWay === 0) accounts.delete(userId);
    };
  };
}
