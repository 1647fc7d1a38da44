/** Longer statements are cut where a sentence ends. */
export const STATEMENT_MAX_LENGTH = 300;

/**
 * The text where it is short enough; else its whole sentences that fit, else what fits up to a space, with `…`.
 */
export function clipToSentences(text: string, max = STATEMENT_MAX_LENGTH): string {
  if (text.length <= max) return text;
  const end = lastSentenceEnd(text, max);
  return end > 0 ? text.slice(0, end) : clipToWords(text, max);
}

/** What fits up to a space, with `…`; never within a word or a number. */
export function clipToWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max - 2);
  return `${text.slice(0, Math.max(space, 0)).trimEnd()}${space > 0 ? ' ' : ''}…`;
}

/** Behind the last sentence that ends within `max` characters, or 0. */
function lastSentenceEnd(text: string, max: number): number {
  for (let at = Math.min(max, text.length); at > 0; at -= 1) if (isSentenceEnd(text, at)) return at;
  return 0;
}

/** True where a sentence ends right before `at`. */
export function isSentenceEnd(text: string, at: number): boolean {
  if (!/[.!?]/.test(text[at - 1] ?? '')) return false;
  return (at === text.length || /\s/.test(text[at] ?? '')) && !endsInAbbreviation(text, at);
}

// A full stop behind these, behind one letter, or behind a number of a list, ends no sentence.
const ABBREVIATION =
  /(?:^|[\s(“"'/.-])(?:[A-Za-z]|\d{1,2}|dr|mr|mrs|ms|prof|st|vs|no|nos|approx|ca|e\.g|i\.e|inc|fig|tab|tabs|cap|inj|syp|reg|ref|pt|yr|yrs|mos|wk|hx|dx|p\.o|b\.i\.d|t\.i\.d|q\.i\.d|p\.r\.n|q\.d|h\.s|q\.h\.s|etc)\.$/i;

function endsInAbbreviation(text: string, end: number): boolean {
  if (text[end - 1] !== '.' || end === text.length) return false;
  return ABBREVIATION.test(text.slice(Math.max(0, end - 12), end));
}
