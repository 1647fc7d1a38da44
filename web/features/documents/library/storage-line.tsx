import { sayStorageEnd, sayStorageUse } from '@lunaria/domain/documents/storage-use.ts';
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '../data/storage-query.ts';

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
