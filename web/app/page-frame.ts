import type { UIMatch } from 'react-router';

/** What a page of hers tells the frame around it, as its `handle`. */
export interface PageFrame {
  /** The page's heading, also while there is nothing else of it to show. */
  title: string | ((pathname: string) => string);
  /** Where a visitor is sent. */
  loginPath?: '/auth/patient-login';
}

/** What the innermost page of an address said; null where it says nothing. */
export function readPageFrame(matches: UIMatch<unknown, unknown>[]): PageFrame | null {
  const handle = matches.at(-1)?.handle;
  // as: `handle` of a route belongs to the product alone, and this is what its pages export
  return (handle as PageFrame | undefined) ?? null;
}
