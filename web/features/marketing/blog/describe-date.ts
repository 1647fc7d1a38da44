const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-21` as `21 November 2026`; the same in the build as in every browser. */
export function describeDate(date: string): string {
  return DATE.format(new Date(`${date}T00:00:00Z`));
}
