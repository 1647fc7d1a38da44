import type { ModelRequest } from '@lunaria/domain/documents/reading/model/model-request.ts';
import { MODEL_ANSWER_JSON_SCHEMA } from '@lunaria/domain/documents/reading/model/model-request.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { findFault, ModelFault } from './model-fault.ts';
import type { ModelSettings } from './read-model-settings.ts';

/** One request to the endpoint: what the model wrote. `isHeld`: held to the schema of the answer. Throws ModelFault. */
export type Complete = (request: ModelRequest, isHeld: boolean, signal: AbortSignal) => Promise<string>;

/** The SDK is loaded by the first question: a server without a model never has it in memory. */
export function createComplete({ baseUrl, query, model, apiKey }: ModelSettings): Complete {
  return async (request, isHeld, signal) => {
    const [sdk, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    // It would warn on the console, with the model's name.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: baseUrl,
      queryParams: query,
      ...(apiKey === undefined ? {} : { apiKey }),
      supportsStructuredOutputs: true,
      fetch: fetchAnswer,
    });
    try {
      const { text, toolCalls } = await sdk.generateText({
        model: provider.chatModel(model),
        // What refuses a schema may refuse a system message too: in plain words all of it is one message.
        ...(isHeld
          ? { instructions: request.instructions, prompt: request.prompt }
          : { prompt: `${request.instructions}\n\n${request.prompt}` }),
        temperature: 0,
        maxRetries: 0,
        abortSignal: signal,
        telemetry: { isEnabled: false },
        ...(isHeld
          ? {
              output: sdk.Output.object({
                name: 'document_summary',
                // as: the two packages describe JSON schemas with types of their own
                schema: sdk.jsonSchema(MODEL_ANSWER_JSON_SCHEMA as Parameters<typeof sdk.jsonSchema>[0]),
              }),
            }
          : {}),
      });
      if (toolCalls.length > 0) throw new ModelFault('tool_call');
      return text;
    } catch (error) {
      const fault = findFault(error);
      if (fault !== null) throw fault;
      if (signal.aborted) throw error;
      // No JSON, or not of the schema: our own reading of it is more forgiving, and stricter with what it says.
      if (sdk.NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
      const isForeign = sdk.APICallError.isInstance(error) || sdk.InvalidResponseDataError.isInstance(error);
      throw new ModelFault(isForeign ? 'not_a_completion' : 'failed');
    }
  };
}
