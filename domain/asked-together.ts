/** Where several lists are read with one request; `ask` holds their addresses, one after the other. */
export const TOGETHER_ADDRESS = '/api/together';
export const ASK_PARAMETER = 'ask';
const BETWEEN = '|';

/** The most that one request may ask for. */
export const MOST_ASKED = 16;

const LONGEST = 200;

/** Lists and records of hers, by name alone: no account, no file, and not this address itself. */
const READABLE = /^\/api\/(?!auth(?:\?|$)|together(?:\?|$))[a-z-]+(?:\/notices)?(?:\?[\w=&.%:+-]*)?$/;

/** Whether an address may be asked for together with others. */
export function isAskedTogether(address: string): boolean {
  return address.length <= LONGEST && READABLE.test(address);
}

export const joinAsked = (addresses: readonly string[]): string => addresses.join(BETWEEN);

/** The addresses of an `ask`; null where there is none, too many, or one that may not be asked for. */
export function readAsked(asked: string | undefined): string[] | null {
  const addresses = asked?.split(BETWEEN, MOST_ASKED + 1) ?? [];
  const isFine = addresses.length > 0 && addresses.length <= MOST_ASKED && addresses.every(isAskedTogether);
  return isFine ? addresses : null;
}

/** What is told of each answer, a line each, as soon as it is there. */
export interface TogetherLine {
  /** Which of the addresses, in the order in which they were asked for. */
  at: number;
  /** 0: it was not answered. */
  status: number;
  type: string | null;
  /** Where the next page is (RFC 8288). */
  link: string | null;
  retryAfter: string | null;
  body: string;
}
