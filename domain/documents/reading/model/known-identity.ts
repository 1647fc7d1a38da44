import { foldText } from '../../fold-text.ts';
import { isOneAway } from '../lab-values/is-one-away.ts';
import { isOrdinaryWord } from './medical-words.ts';

/** What the server knows of whose document it is: none of it may reach a model. null for what is not known. */
export interface KnownIdentity {
  /** Her account's name and address. */
  name: string | null;
  email: string | null;
  user_id: string | null;
  /** The file's name and her own name for the document. */
  file_name: string | null;
  own_name: string | null;
}

/** Says where known words stand in a line: ranges `[from, to)`, in order, without overlaps. */
export type FindKnown = (line: string) => [number, number][];

/** Parts of names that are words of a language: alone they point at nobody. */
export const PARTICLES = new Set(
  'al am an bin da das de del della den der di do dos du el ibn la las le les los of te ten ter the van vom von zu zum zur dr med prof mr mrs ms herr frau'.split(
    ' ',
  ),
);

/** What providers of mail are called: nobody's name. */
const MAIL_PROVIDERS = new Set(
  'aol com de email fastmail freenet gmail gmx googlemail hotmail icloud in live mail me msn net org outlook posteo proton protonmail rediffmail uk co web yahoo ymail example'.split(
    ' ',
  ),
);

/**
 * Finds what is known of her, however it is written: folded, each part of a name by itself, letters that OCR confuses
 * (0 and o, 1 and l, rn and m), one letter wrong in a long word, letters spaced apart.
 */
export function createKnownFinder(known: KnownIdentity): FindKnown {
  const words = new Set<string>();
  const short = new Set<string>();
  const add = (part: string, isOrdinaryKept: boolean): void => {
    const folded = foldText(part);
    if (PARTICLES.has(folded) || /^\d{1,3}$/.test(folded)) return;
    if (isOrdinaryKept && (isOrdinaryWord(folded) || folded.length < 3)) return;
    if (folded.length >= 3) for (const form of spellings(part)) words.add(form);
    else if (folded.length === 2 && /^\p{L}+$/u.test(folded)) short.add(folded);
  };
  for (const part of splitWords(known.name)) add(part, false);
  const [local = '', host = ''] = (known.email ?? '').split('@');
  for (const part of splitWords(local.replace(/\d+/g, ' '))) add(part, false);
  if (splitWords(local).length > 1) add(local.replace(/[^\p{L}\p{N}]/gu, ''), false);
  for (const part of splitWords(host)) if (!MAIL_PROVIDERS.has(foldText(part))) add(part, true);
  for (const part of splitWords(known.user_id)) add(part, false);
  for (const name of [known.file_name?.replace(/\.\w{2,4}$/, '') ?? null, known.own_name]) {
    for (const part of splitWords(name)) add(part, true);
  }
  const skeletons = new Set([...words].map(confuse));
  const long = [...words].filter((word) => word.length >= 6);

  const isKnown = (token: string): boolean => {
    const folded = foldText(token).replace(/['’]s$/, '');
    if (words.has(folded) || words.has(folded.replace(/s$/, ''))) return true;
    if (short.has(folded)) return token[0] !== token[0]?.toLowerCase();
    if (folded.length < 3) return false;
    const bare = confuse(folded.replace(/['’]/g, ''));
    if (skeletons.has(bare) || skeletons.has(bare.replace(/s$/, ''))) return true;
    if (folded.length >= 5 && long.some((word) => isOneAway(word, folded))) return true;
    return folded.length >= 6 && isMadeOf(folded.replace(/\d+$/, ''), words);
  };

  return (line) => {
    const ranges: [number, number][] = [];
    for (const match of line.matchAll(/[\p{L}\p{N}\p{M}|!$]+(?:['’][\p{L}\p{M}]+)*/gu)) {
      if (isKnown(match[0])) ranges.push([match.index, match.index + match[0].length]);
    }
    // "J A N E": three letters or more, each by itself.
    for (const match of line.matchAll(/(?<![\p{L}\p{N}])\p{L}(?:[ .]{1,2}\p{L}(?![\p{L}\p{N}])){2,}/gu)) {
      const joined = foldText(match[0]).replace(/[ .]/g, '');
      if ([...words].some((word) => joined.includes(word))) {
        ranges.push([match.index, match.index + match[0].length]);
      }
    }
    return joinRanges(ranges);
  };
}

/** Ranges in order, what overlaps as one. */
export function joinRanges(ranges: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function splitWords(text: string | null): string[] {
  // `annaMueller` and `anna_mueller`: as two words and as one.
  const parts = (text ?? '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return parts.flatMap((part) => {
    const pieces = part.match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu) ?? [];
    return pieces.length > 1 ? [part, ...pieces.filter((piece) => piece.length > 2)] : [part];
  });
}

/** `Müller` → muller, mueller: both are written, also where the account has the other one. */
function spellings(word: string): string[] {
  const lower = word.toLowerCase();
  const spelled = lower.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');
  const folded = foldText(lower);
  return [...new Set([folded, foldText(spelled), folded.replace(/([aou])e/g, '$1')])].filter(
    (form) => form.length >= 3,
  );
}

/** Letters that look alike become one: `5ample`, `Samp1e` and `Sarnple` for Sample are the same. */
function confuse(folded: string): string {
  return folded
    .replace(/0/g, 'o')
    .replace(/[1i|!]/g, 'l')
    .replace(/[5$]/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd');
}

/** `annamueller`: nothing but known words, one behind the other. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  if (text.length > 80) return false;
  const reaches = new Array<boolean>(text.length + 1).fill(false);
  reaches[0] = true;
  for (let at = 0; at < text.length; at += 1) {
    if (!reaches[at]) continue;
    for (const word of words) if (text.startsWith(word, at)) reaches[at + word.length] = true;
  }
  return text.length > 0 && reaches[text.length] === true;
}
