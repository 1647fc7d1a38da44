import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkStatements,
  type ModelAnswerShape,
  settleCategory,
} from '@lunaria/domain/documents/reading/model/check-model-answer.ts';
import {
  type ModelRequest,
  makeModelRequest,
} from '@lunaria/domain/documents/reading/model/model-request.ts';
import { parseModelAnswer } from '@lunaria/domain/documents/reading/model/parse-model-answer.ts';
import { selectLines } from '@lunaria/domain/documents/reading/model/select-lines.ts';
import type { Logger } from '../logging/logger.ts';
import { type Complete, createComplete } from './complete.ts';
import { findFault, ModelFault } from './model-fault.ts';
import type { ModelReader } from './model-reader.ts';
import type { ModelSettings } from './read-model-settings.ts';

/** How endpoints refuse what they do not know: `response_format`. */
const REFUSALS = new Set([400, 415, 422, 501]);

/**
 * The language model of the settings. It is asked at most three times for a document: held to a schema, in plain words
 * where that was refused or came to nothing, and once more where it asked to wait; all of it within one timeout.
 */
export function createModelReader(settings: ModelSettings, logger: Logger): ModelReader {
  const complete = createComplete(settings);
  const offer = { endpoint: settings.baseUrl, model: settings.model };
  return {
    offer,
    read: async (text, understanding, identity, signal) => {
      const deadline = AbortSignal.timeout(settings.timeoutSeconds * 1_000);
      try {
        signal.throwIfAborted();
        const source = selectLines(text, understanding, identity);
        if (source.lines.length === 0) return null;
        const until = Date.now() + settings.timeoutSeconds * 1_000;
        const answer = await ask(
          complete,
          makeModelRequest(source.lines),
          until,
          AbortSignal.any([signal, deadline]),
        );
        const { statements } = checkStatements(answer, source);
        if (statements.length === 0) throw new ModelFault('nothing_kept');
        return {
          reading: { ...offer, statements },
          category: settleCategory(understanding.category, answer.category),
        };
      } catch (error) {
        const fault = findFault(error);
        const reason = signal.aborted
          ? 'aborted'
          : deadline.aborted
            ? 'timeout'
            : (fault?.reason ?? 'failed');
        logger.warn('model_answer_not_used', {
          reason,
          ...(fault?.status === undefined ? {} : { status: fault.status }),
        });
        return null;
      }
    },
  };
}

async function ask(
  complete: Complete,
  request: ModelRequest,
  until: number,
  signal: AbortSignal,
): Promise<ModelAnswerShape> {
  let hasWaited = false;
  const attempt = async (isHeld: boolean): Promise<string> => {
    try {
      return await complete(request, isHeld, signal);
    } catch (error) {
      const waitMs = findFault(error)?.retryAfterMs ?? null;
      if (waitMs === null || hasWaited || Date.now() + waitMs >= until) throw error;
      hasWaited = true;
      await sleep(waitMs, undefined, { signal });
      return await complete(request, isHeld, signal);
    }
  };
  const held = await attempt(true).catch((error: unknown) => {
    const fault = findFault(error);
    if (fault?.reason === 'status' && REFUSALS.has(fault.status ?? 0)) return '';
    throw error;
  });
  const answer = parseModelAnswer(held) ?? parseModelAnswer(await attempt(false));
  if (answer === null) throw new ModelFault('no_answer');
  return answer;
}
