import { ANSWER_LIMITS, type ModelAnswerShape, modelAnswerSchema } from './check-model-answer.ts';

/** How many openings of an object in prose are tried. */
const MAX_TRIES = 50;

/** The answer in what a model wrote: JSON, JSON in a fence, JSON among prose; the last one that fits. null without one. */
export function parseModelAnswer(written: string): ModelAnswerShape | null {
  if (written.length > ANSWER_LIMITS.answerCharacters) return null;
  // What reasoning models think aloud comes before their answer.
  const thought = written.lastIndexOf('</think>');
  const text = (thought < 0 ? written : written.slice(thought + '</think>'.length))
    .replace(/^\ufeff/, '')
    .trim();
  const whole = readAnswer(text);
  if (whole !== null) return whole;
  let last: ModelAnswerShape | null = null;
  let at = text.indexOf('{');
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries += 1) {
    const end = objectEnd(text, at);
    const answer = end < 0 ? null : readAnswer(text.slice(at, end));
    if (answer !== null) last = answer;
    // Behind what was an answer; inside of what was none, which may hold one.
    at = text.indexOf('{', answer === null ? at + 1 : end);
  }
  return last;
}

function readAnswer(json: string): ModelAnswerShape | null {
  try {
    return modelAnswerSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    // No JSON, or nested too deeply.
    return null;
  }
}

/** The place behind the brace that closes the one at `from`; -1 when none does. */
function objectEnd(text: string, from: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
