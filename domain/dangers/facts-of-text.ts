import { type Facts, joinFacts } from './facts/facts.ts';
import { joinGraver } from './facts/graver.ts';
import { readForeignWords } from './words/foreign-words.ts';
import { readCircumstances } from './words/read-circumstances.ts';
import { readSigns } from './words/read-signs.ts';
import { type ReadWords, readWords } from './words/read-words.ts';
import { TextReader } from './words/text-reader.ts';

/** What the words of a text say, whatever is known of her. */
export type ReadText = (text: string) => ReadWords;

/**
 * What a text of hers says that a rule may ask about: signs that are there, of her or her baby, now. What is denied, over,
 * somebody else's, asked or imagined is left out. `known` is what is known without the text (mode, weeks, days since a birth);
 * it decides how words are meant and is not repeated in the result. Words, reach of denials and examples:
 * docs/algorithms/dangers.md, “Words”. `read`: for whoever reads the same texts again and again and remembers their words.
 */
export function factsOfText(text: string, known: Facts = {}, read: ReadText = readWords): Facts {
  const reader = new TextReader(read(text), text);
  readCircumstances(reader, known);
  readSigns(reader, joinFacts(known, reader.result()));
  return joinFacts(readForeignWords(text), reader.result());
}

/** What is known and what the text says, as one; it takes nothing away. What is known of weeks and days stands before what a text says of them. */
export function withText(known: Facts, text: string, read: ReadText = readWords): Facts {
  const said = factsOfText(text, known, read);
  const { gestationalAgeDays, daysSinceBirth, daysSinceLoss, ageYears } = known;
  const stated = Object.fromEntries(
    Object.entries({ gestationalAgeDays, daysSinceBirth, daysSinceLoss, ageYears }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Facts; // as: entries of Facts
  return joinFacts(joinGraver(known, said), stated);
}
