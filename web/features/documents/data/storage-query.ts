import { type StorageUse, storageUseSchema } from '@lunaria/domain/documents/storage-use.ts';
import { queryOptions } from '@tanstack/react-query';
import { readApiError } from '../../../app/api-client.ts';
import { documentsKey } from './document-queries.ts';
import { requestStorageUse } from './document-requests.ts';

/** What her documents take. Below the key of the documents: what changes these changes it. */
export const storageQuery = (userId: string) =>
  queryOptions<StorageUse>({
    queryKey: [...documentsKey(userId), 'storage'],
    async queryFn({ signal }) {
      const response = await requestStorageUse(signal);
      if (!response.ok) throw await readApiError(response);
      return storageUseSchema.parse(await response.json());
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: 1,
  });
