import * as z from 'zod/mini';
import '../../../text.ts';
import { CATEGORY_CODES, type DocumentCategory } from '../../health-document.ts';
import type { CategoryGuess, Statement } from '../understanding.ts';
import { groundStatement } from './ground-statement.ts';
import type { ModelSource } from './select-lines.ts';
import { splitSentences } from './source-sentences.ts';

/** What a model may say at most. */
export const ANSWER_LIMITS = {
  statements: 6,
  statementCharacters: 300,
  linesPerStatement: 12,
  answerCharacters: 64_000,
} as const;

/** The shape asked for. Its limits are checked apart, one statement at a time: not every server knows them in a schema. */
export const modelAnswerSchema = z.object({
  category: z.enum(CATEGORY_CODES),
  statements: z.array(z.object({ text: z.string(), lines: z.array(z.int()) })),
});
export type ModelAnswerShape = z.infer<typeof modelAnswerSchema>;

/** Letters, digits and the signs of a plain sentence: no markup, no placeholder, no line break, nothing invisible. */
const PLAIN_TEXT = /^[\p{L}\p{M}\p{Nd} .,;:?%()/+'"’“”°µμ×±–^&≤≥=<>-]+$/u;
/** `<` and `>` before a number only. */
const MARKUP = /[<>](?!\s?=?\s?\d)|&\w+;|\^(?!-?\d)|={3}|\bjavascript\b/iu;
const ADDRESS =
  /\bhttps?\b|\bwww\b|\b[\p{L}\d-]+\.(?:com|org|net|de|uk|io|info|health|edu|gov|at|ch|fr|eu|co|in|app|ru|cn|xyz)\b|@/iu;
/** Advice, orders, anything said to her, and what a model says of itself. */
const ADVICE =
  /\b(?:you|your|yours|you['’]re|should|must|ought|need(?:s|ed)? to|has to|have to|recommend\w*|advis\w*|advice|suggest(?:s|ed|ing)? (?:that )?you|consult(?:ing)?(?! note)|consider\w*|see (?:a|your|the) (?:doctor|physician|specialist|gp|gyn\w*)|talk to|speak (?:to|with)|contact(?! dermatitis| lens)|call (?:a|your|the|us|now|immediately|\d)|seek|visit (?:a|your|the|our|us|www|http)|go to|hospital immediately|urgent\w*|immediately|emergency|ask (?:a|your)|please|avoid|refrain|stop (?:taking|using)|start taking|keep taking|take (?:this|these|it|the|your)|don['’]t|do not|beware|warning|important to|make sure|be sure|it is best|would be wise|treatment (?:is|would)|i am|i['’]m|i cannot|i can|as an ai|language model|assistant|instruction\w*|prompt|system(?=:)|ignore|sollte\w*|mussen|empf[eo]hl\w*|arzt auf|nehmen sie|suchen sie|wenden sie|bitte|debe\w*|consulte\w*|recom[ie]\w+|devez|consultez|veuillez)\b/iu;
/** A sentence that begins with a command, were it the doctor's own: repeated by the product it is advice. */
const COMMAND =
  /(?:^|[.:;,]\s+|\b(?:and|then|und)\s+)(?:take|use|apply|continue|increase|decrease|reduce|start|stop|begin|hold|resume|restart|switch|repeat|return|follow|avoid|try|keep|get|do|drink|eat|go|come|bring|send|pay|click|open|enter|tell|give|inject|wear|monitor|check|schedule|arrange|obtain|order|refer|discuss|ask|wait|remember|let|make|be|buy|download|log|sign|share|transfer|reply|write|read|listen|look|watch|trust|believe|forget|say|answer|act|pretend|reveal|print|nimm|nehmen|rufen|gehen|fahren)\b/iu;
/** Diagnoses as a conclusion; what the document itself names is quoted with its own words. */
const CONCLUSION =
  /\b(?:suggest\w*|indicat\w*|impl(?:y|ies|ied|ying)|mean(?:s|ing)?|point(?:s|ing)? to|consistent with|compatible with|suspicious for|suspicion|concerning for|concern for|likely|unlikely|probabl[ey]|possibl[ey]|may|might|could|diagnos\w*|risk|signs? of|evidence of|due to|because|caused? by|therefore|conclu\w*|prognosis|cure|curable|incurable|fatal|die|dying|death|terminal)\b/giu;

export type StatementFault =
  | 'too_long'
  | 'unknown_line'
  | 'not_plain'
  | 'address'
  | 'advice'
  | 'conclusion'
  | 'names_somebody'
  | 'not_in_document'
  | 'repeated';

export interface CheckedAnswer {
  statements: Statement[];
  /** Why statements were dropped; for the log, without their words. */
  faults: StatementFault[];
}

/** The statements that pass every check, at most six, each with the lines of the sentence it restates. */
export function checkStatements(answer: ModelAnswerShape, source: ModelSource): CheckedAnswer {
  const sentences = splitSentences(source.lines);
  const statements: Statement[] = [];
  const faults: StatementFault[] = [];
  for (const { text, lines } of answer.statements.slice(0, ANSWER_LIMITS.statements * 2)) {
    if (statements.length === ANSWER_LIMITS.statements) break;
    const trimmed = text.trim();
    const fault = findTextFault(trimmed, source);
    const isLined =
      lines.length > 0 &&
      lines.length <= ANSWER_LIMITS.linesPerStatement &&
      lines.every((line) => line >= 1 && line <= source.lines.length);
    if (fault !== null || !isLined) {
      faults.push(fault ?? 'unknown_line');
      continue;
    }
    const named = new Set(lines.map((line) => line - 1));
    const cited = sentences.filter((sentence) => sentence.lines.some((index) => named.has(index)));
    const sentence = groundStatement(trimmed, cited);
    if (sentence === null) faults.push('not_in_document');
    else if (isConcluding(trimmed, sentence.text)) faults.push('conclusion');
    else if (statements.some((other) => other.text.toLowerCase() === trimmed.toLowerCase()))
      faults.push('repeated');
    else
      statements.push({
        kind: 'model',
        text: trimmed,
        places: sentence.places,
        value_keys: sentence.valueKeys,
      });
  }
  return { statements, faults };
}

/**
 * The category with a model's word: a sure one stays. An unsure one stays unsure, and the model may put the second
 * before the best; any third would be its word alone.
 */
export function settleCategory(guess: CategoryGuess, said: DocumentCategory): CategoryGuess {
  if (guess.is_sure || said !== guess.second) return guess;
  return { best: guess.second, second: guess.best, is_sure: false };
}

function findTextFault(text: string, source: ModelSource): StatementFault | null {
  if (text.length < 3 || text.length > ANSWER_LIMITS.statementCharacters) return 'too_long';
  if (!PLAIN_TEXT.test(text) || MARKUP.test(text) || /\s{2}/u.test(text) || text !== text.normalize('NFC')) {
    return 'not_plain';
  }
  if (ADDRESS.test(text)) return 'address';
  if (ADVICE.test(text) || COMMAND.test(text)) return 'advice';
  return source.clean(text) === normalizedAs(text) ? null : 'names_somebody';
}

/** What cleaning leaves of a text that names nobody. */
const normalizedAs = (text: string): string => text.normalize('NFKC');

/** A conclusion that the sentence itself does not draw with the same word. */
function isConcluding(statement: string, sentence: string): boolean {
  const printed = sentence.toLowerCase();
  return (statement.match(CONCLUSION) ?? []).some((word) => !printed.includes(word.toLowerCase()));
}
