import { type DataExport, dataExportSchema, dataExportsSchema } from '@lunaria/domain/export/data-export.ts';
import type { LeavablePart } from '@lunaria/domain/export/exported-data.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { makeId } from '../../app/make-id.ts';
import { sayTrouble } from '../../app/say-trouble.ts';

const LOOK_EVERY_MS = 2_000;

export const isInProgress = ({ state }: DataExport) => state === 'waiting' || state === 'building';

/** Files with all of her data, the newest first; looked at again and again while one is made. Never kept on the device. */
export const exportsQuery = (userId: string) =>
  queryOptions<readonly DataExport[]>({
    queryKey: ['exports', userId],
    async queryFn({ signal }) {
      const response = await api.exports.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return dataExportsSchema.parse(await response.json()).exports;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? LOOK_EVERY_MS : false),
  });

export interface ExportWish {
  leaves_out: LeavablePart[];
  passphrase: string;
}

/** Asks for a file and removes one; sent at once and never kept for later. Both answer whether it was done. */
export function useExportSteps(userId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Until it was answered, a second press asks for the same one.
  const [id, setId] = useState(makeId);

  async function take(step: () => Promise<readonly DataExport[]>): Promise<boolean> {
    setBusy(true);
    setTrouble(null);
    try {
      client.setQueryData(exportsQuery(userId).queryKey, await step());
      void client.invalidateQueries({ queryKey: ['access-events', userId] });
      return true;
    } catch (error) {
      setTrouble(sayTrouble(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  const known = () => client.getQueryData(exportsQuery(userId).queryKey) ?? [];
  return {
    isBusy,
    trouble,
    ask: (wish: ExportWish) =>
      take(async () => {
        const response = await api.exports.$post({ json: { user_id: userId, id, ...wish } });
        if (!response.ok) throw await readApiError(response);
        const made = dataExportSchema.parse(await response.json());
        setId(makeId());
        return [made, ...known().filter((one) => one.id !== made.id)];
      }),
    remove: (gone: string) =>
      take(async () => {
        const response = await api.exports[':id'].$delete({
          param: { id: gone },
          query: { user_id: userId },
        });
        if (!response.ok) throw await readApiError(response);
        return known().filter((one) => one.id !== gone);
      }),
  };
}
