import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors/app-error.ts';
import type { SignedInContext } from './request-context.ts';

/** Files that one account, and this process, may send or fetch at once: each holds 10 MB of memory and more. */
const PLACES = { ofOne: 10, ofAll: 60 };

/** Takes a place for a file, or throws AppError('rate_limited'); returns what gives it back. */
export type TakePlace = (userId: string) => () => void;

export function createFilePlaces(refusal: string, { ofOne, ofAll } = PLACES): TakePlace {
  const taken = new Map<string, number>();
  let total = 0;
  return (userId) => {
    const own = taken.get(userId) ?? 0;
    if (own >= ofOne || total >= ofAll) throw new AppError('rate_limited', refusal, { 'Retry-After': '5' });
    taken.set(userId, own + 1);
    total += 1;
    return () => {
      total -= 1;
      const left = (taken.get(userId) ?? 1) - 1;
      if (left === 0) taken.delete(userId);
      else taken.set(userId, left);
    };
  };
}

/**
 * After `requireUser`: a place for the file that is answered, until both the reading of it and the answer are over. A
 * client that reads slowly holds its file for as long.
 */
export function limitFilesOut() {
  const takePlace = createFilePlaces('Too many files at once. Try again in a moment.');
  return createMiddleware<SignedInContext>(async (c, next) => {
    const leave = takePlace(c.var.userId);
    try {
      await next();
    } finally {
      const { outgoing } = c.env;
      if (!outgoing || outgoing.destroyed) leave();
      else outgoing.once('close', leave);
    }
  });
}
