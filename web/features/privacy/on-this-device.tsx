import { countOf } from '@lunaria/domain/count-of.ts';
import { showSize } from '@lunaria/domain/documents/show-size.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Amount } from '../../app/device-store/device-rows.ts';
import { Button } from '../../ui/button.tsx';
import { ListRow, RowsSkeleton } from '../../ui/list-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';

// With the database, which every page of hers has a moment later: the page is drawn without it.
const loadRows = () => import('../../app/device-store/device-rows.ts');

/** What this browser keeps of hers, how much that is, and what of it may go. */
export function OnThisDevice({ userId }: { userId: string }) {
  const client = useQueryClient();
  const queryKey = ['device-amounts', userId];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => await (await loadRows()).measureDevice(userId),
    networkMode: 'always',
    refetchOnMount: 'always',
    retry: false,
  });
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function empty(count: number) {
    setBusy(true);
    try {
      await (await loadRows()).emptyCopies(userId);
      setSaid(
        `${countOf(count, 'copy', 'copies')} taken off this browser. The server has all of it; it comes back as you open your pages.`,
      );
    } catch {
      setSaid('The browser did not let go of it. Nothing was lost.');
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey });
    }
  }

  return (
    <section aria-labelledby="on-this-device">
      <h2 id="on-this-device" tabIndex={-1} className="type-h3">
        What this browser keeps
      </h2>
      <p className="mt-1 text-muted">
        What you recorded lies here encrypted. Logging out takes it away, but not changes that wait to be
        sent, nor choices such as light or dark. <TextLink to="/cookies">Each of it by name</TextLink>
      </p>
      <div className="mt-4">
        {isPending && <RowsSkeleton />}
        {data === null && (
          <p className="border-y border-border py-4">
            Nothing: this browser lets no page keep anything, as in a private window.
          </p>
        )}
        {data && (
          <ul className="divide-y divide-border border-y border-border">
            <ListRow
              name="Copies for the time without a connection"
              detail={amountOf(data.copies, 'copy', 'copies')}
              action={
                data.copies.count > 0 && (
                  <Button kind="secondary" isBusy={isBusy} onClick={() => void empty(data.copies.count)}>
                    Empty it
                  </Button>
                )
              }
            />
            <ListRow
              name="Changes that wait to be sent"
              detail={
                data.waiting.count === 0
                  ? 'None. The server has all you entered.'
                  : `${amountOf(data.waiting, 'change')}. They stay until the server has them.`
              }
              action={null}
            />
            <ListRow
              name="What you typed or chose here only"
              detail={
                data.own.count === 0
                  ? 'Nothing'
                  : `${amountOf(data.own, 'row')}: drafts, and cards you put away. They go when you log out.`
              }
              action={null}
            />
            <ListRow
              name="Small notes"
              detail={`${amountOf(data.notes, 'note')}: which groups are open, who is logged in.`}
              action={null}
            />
            {data.product !== null && data.product.count > 0 && (
              <ListRow
                name="Pages, scripts and fonts"
                detail={`${amountOf(data.product, 'file')}: the same for everybody, so that the dashboard opens without a connection.`}
                action={null}
              />
            )}
          </ul>
        )}
        <p role="status" className="type-small mt-3 empty:hidden">
          {said}
        </p>
      </div>
    </section>
  );
}

/** `12 copies, 48 kB`; without a size where the browser does not say. */
function amountOf({ count, bytes }: Amount, one: string, many?: string): string {
  const counted = countOf(count, one, many);
  return bytes === 0 ? counted : `${counted}, ${showSize(bytes)}`;
}
