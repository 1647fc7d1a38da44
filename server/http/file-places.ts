import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { releaseBytes } from '../documents/collect-bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { Pace } from './keep-pace.ts';
import { REQUEST_REFUSALS } from './refusals.ts';
import type { SignedInContext } from './request-context.ts';

/** Uploads at once in this process, and as many downloads: each holds 10 MB of memory and more. */
export const FILES_AT_ONCE = 60;
/** No account has more than a tenth of them. */
const SHARE_OF_ONE = 1 / 10;

interface Place {
  userId: string;
  pace: Pace | undefined;
}

/** Takes a place for a file, or throws AppError('rate_limited'); returns what gives it back. */
export type TakePlace = (userId: string, pace: Pace | undefined) => () => void;

/**
 * A place is held while bytes move. Where none is left, the oldest transfer that has all but stopped loses its place, and
 * its connection, to whoever asks: nobody waits for a telephone in a tunnel, nor for somebody who only pretends to read.
 */
export function createFilePlaces(refusal: string, atOnce = FILES_AT_ONCE): TakePlace {
  const taken = new Set<Place>();
  const atOnceOfOne = Math.max(1, Math.floor(atOnce * SHARE_OF_ONE));
  return (userId, pace) => {
    const own = [...taken].filter((place) => place.userId === userId);
    const inTheWay = own.length >= atOnceOfOne ? own : taken.size >= atOnce ? [...taken] : [];
    if (inTheWay.length > 0) {
      const slow = inTheWay.find((place) => place.pace?.isSlow);
      if (!slow) throw new AppError('rate_limited', refusal, { 'Retry-After': '5' });
      taken.delete(slow);
      slow.pace?.end();
    }
    const place = { userId, pace };
    taken.add(place);
    return () => void taken.delete(place);
  };
}

/**
 * After `requireUser`: a place for the file that is answered, until both the reading of it and the answer are over. A
 * client that reads slowly holds its file for as long.
 */
export function limitFilesOut(atOnce?: number) {
  const takePlace = createFilePlaces(REQUEST_REFUSALS.tooManyFiles, atOnce);
  return createMiddleware<SignedInContext>(async (c, next) => {
    const leave = takePlace(c.var.userId, c.env?.pace);
    try {
      await next();
    } finally {
      const { outgoing } = c.env;
      if (!outgoing || outgoing.destroyed) leave();
      else outgoing.once('close', leave);
    }
  });
}

/** Gives the memory of a file back with its answer, when it is sent or the client has gone. */
export function releaseAfterAnswer(c: Context<SignedInContext>, bytes: Buffer<ArrayBuffer>): void {
  c.env?.outgoing?.once('close', () => releaseBytes(bytes));
}
