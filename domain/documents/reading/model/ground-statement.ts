import { foldText } from '../../fold-text.ts';
import { hasOnlyNumbersOf, withoutMeasures } from './compare-numbers.ts';
import { deniesTheSame, keepsSides } from './compare-scope.ts';
import { DATE } from './identity-patterns.ts';
import type { SourceSentence } from './source-sentences.ts';

const table = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that carry no finding: of the language, and of speaking about a document. */
const FREE_WORDS = table(`
a an the this that these those it its he she they his her their is are was were be been being has have had do does did of in on at to for from by with and or as
also which who there here then than so both each any some other another such into over under during within per about
document report record reports reported reporting states stated says said shows showed shown lists listed notes noted mentions mentioned describes described gives given records
recorded contains includes included including printed range reference value values result results measured measurement measures reading read patient
section findings finding impression named called written text line per
seen found present observed identified visualized visualised demonstrated shown located value der die das ein eine ist sind war waren und oder von im in mit dem den
`);
/** Words that turn a finding into another one: they must stand in the sentence. Months too: no date is invented. */
const STRICT_WORDS = table(`
left right bilateral upper lower anterior posterior medial lateral normal abnormal high low higher lower elevated raised increased decreased reduced above below outside within
positive negative reactive benign malignant malignancy cancer carcinoma tumor tumour metastasis metastatic mass lesion cyst suspicious acute chronic mild moderate severe stable unchanged
improved worse worsening larger smaller new resolved possible probable likely suspected confirmed excluded deficient deficiency insufficient critical dangerous serious significant
large small always only fully completely complete healthy clear unremarkable pregnant pregnancy miscarriage infection infected fracture stroke diabetes infertile menopause
daily weekly monthly hourly morning evening night before after started stopped increased continue continued
january february march april june july august september october november december jan feb apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday
links rechts normal erhoht erniedrigt bosartig gutartig
`);
/** Words that take back or turn away what a sentence says: without them a suspicion is a finding, and a mother's disease hers. */
const QUALIFIER =
  /\b(?:possibl[ey]|probabl[ey]|potential|presum\w+|likely|unlikely|suspect\w*|suspicio\w+|suggest\w*|may|might|could|would|concern\w*|consider\w*|differential|versus|vs|questionabl[ey]|query|unclear|uncertain|equivocal|indeterminate|borderline|apparent(?:ly)?|reported(?:ly)?|consistent|compatible|correlat\w*|rul(?:e|ed|es)|exclud\w*|cannot|if|unless|risk|history|hx|family|familial|mother|maternal|father|paternal|parents?|sister|brother|sibling|aunt|uncle|grand\w+|daughter|son|husband|partner|prior|previous(?:ly)?|past|former(?:ly)?|resolved|status post|screening|planned|refused|declined|allerg\w+|verdacht|moglich\w*|wahrscheinlich\w*|fraglich|anamnes\w*|familie\w*|mutter|vater|zustand nach)\b|\?/gu;

/**
 * The sentence or row that a statement restates, or null. Its numbers, its `no` and all of its words but those of
 * speaking about a document stand in that one sentence, and it keeps each `possible`, `history of` and `mother` of it: a
 * model chooses, shortens and puts in order, and adds nothing.
 */
export function groundStatement(
  statement: string,
  sentences: readonly SourceSentence[],
): SourceSentence | null {
  const words = contentWords(statement);
  if (words.length === 0) return null;
  let best: { sentence: SourceSentence; found: number; words: string[] } | null = null;
  for (const sentence of sentences) {
    const there = allWords(sentence.text);
    const found = words.filter((word) => there.some((other) => isSameWord(word, other))).length;
    if (best === null || found > best.found) best = { sentence, found, words: there };
  }
  if (best === null || best.found < words.length) return null;
  const source = best.sentence.text;
  const isFaithful =
    keepsQualifiers(statement, source) &&
    deniesTheSame(statement, source, (word) => FREE_WORDS.has(word)) &&
    keepsSides(statement, source) &&
    strictWords(statement).every((word) => best.words.includes(word)) &&
    (statement.match(DATE) ?? []).every((date) => source.includes(date)) &&
    (statement.match(/\b[IVX]{1,4}\b/gu) ?? []).every((roman) =>
      new RegExp(`\\b${roman}\\b`, 'u').test(source),
    ) &&
    hasOnlyNumbersOf(statement, source);
  return isFaithful ? best.sentence : null;
}

function keepsQualifiers(statement: string, source: string): boolean {
  const said = new Set(foldText(statement).match(QUALIFIER) ?? []);
  return (foldText(source).match(QUALIFIER) ?? []).every((word) => said.has(word));
}

const allWords = (text: string): string[] =>
  [...foldText(text).matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(([word]) => word);

/** Units and words of less than two letters say nothing by themselves; numbers are compared elsewhere. */
const contentWords = (text: string): string[] =>
  allWords(withoutMeasures(text)).filter((word) => word.length > 1 && !FREE_WORDS.has(word));

const strictWords = (text: string): string[] => [
  ...allWords(text).filter((word) => STRICT_WORDS.has(word)),
  ...(/\bMay\b/u.test(text.slice(1)) ? ['may'] : []),
];

/** The same word, or another form of it: kidney and kidneys, measures and measured. Gastric is not gastritis. */
const isSameWord = (one: string, other: string): boolean => one === other || stem(one) === stem(other);

function stem(word: string): string {
  const singular = word.replace(/ies$/u, 'y');
  const bare = singular.replace(/(?:ing|ed|es|s|ly|e)$/u, '');
  return bare.length >= 3 ? bare : word;
}
