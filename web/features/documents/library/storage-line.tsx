import {
  type StorageUse,
  sayStorageEnd,
  sayStorageUse,
  storageUseSchema,
} from '@lunaria/domain/documents/storage-use.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, readApiError } from '../../../app/api-client.ts';
import { storageKey } from '../../../data/documents/documents.ts';

/** How much of her room is taken, quietly; more is said only as it comes to an end. */
export function StorageLine({ userId }: { userId: string }) {
  const { data: use, isError } = useQuery(storageQuery(userId));
  const end = use ? sayStorageEnd(use) : null;
  return (
    <>
      {/* Its line is there before its words: nothing below moves when they come. */}
      <p className="type-small mt-1 min-h-5 text-muted">
        {use ? sayStorageUse(use) : isError && 'How much room is used could not be loaded just now.'}
      </p>
      {end !== null && (
        <p role="status" className="type-small measure mt-1">
          {end}
        </p>
      )}
    </>
  );
}

/** What her documents take, and may take. */
const storageQuery = (userId: string) =>
  queryOptions<StorageUse>({
    queryKey: storageKey(userId),
    async queryFn({ signal }) {
      const response = await api['health-documents'].storage.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return storageUseSchema.parse(await response.json());
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: 1,
  });
