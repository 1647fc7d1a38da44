import { type ModelState, modelStateSchema } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { queryOptions } from '@tanstack/react-query';
import { readApiError } from '../../../app/api-client.ts';
import { requestModelState } from './document-requests.ts';

/** Whether a language model is set up on this server, and whether she agreed to it. */
export const modelQuery = (userId: string) =>
  queryOptions<ModelState>({
    queryKey: ['ai-model', userId],
    async queryFn({ signal }) {
      const response = await requestModelState(signal);
      if (!response.ok) throw await readApiError(response);
      return modelStateSchema.parse(await response.json());
    },
    // Agreed or withdrawn on another device.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: 1,
  });
