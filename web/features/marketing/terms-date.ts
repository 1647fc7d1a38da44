import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';

/** The version of the terms as a person writes a date: `22 November 2026`. The same in every time zone. */
export const TERMS_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(`${TERMS_VERSION}T00:00:00Z`),
);
