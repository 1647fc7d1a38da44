import {
  type PartsAnswer,
  type PartsChoice,
  partsAnswerSchema,
} from '@lunaria/domain/account/parts/parts.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, readApiError } from '../../../../app/api-client.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const bodyOf = (userId: string, { kinds, ...rest }: PartsChoice) => ({
  json: { user_id: userId, kinds: [...kinds], ...rest },
});

/** What the choice would take, as the server counts it now. Asked each time: other devices may have added to it. */
export const previewQuery = (userId: string, choice: PartsChoice) =>
  queryOptions<PartsAnswer>({
    queryKey: ['erasure-parts', userId, choice],
    async queryFn({ signal }) {
      const response = await api.erasure.parts.preview.$post(bodyOf(userId, choice), { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return partsAnswerSchema.parse(await response.json());
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

/** Erases it for good. */
export async function sendErasing(userId: string, choice: PartsChoice): Promise<Response> {
  // as: the typed client's response is one, with a body that is known
  return (await api.erasure.parts.$post(bodyOf(userId, choice))) as unknown as Response;
}

/** What went. Throws what the server said instead. */
export async function readErased(response: Response): Promise<PartsAnswer> {
  if (!response.ok) throw await readApiError(response);
  return partsAnswerSchema.parse(await response.json());
}
