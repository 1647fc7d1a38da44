import { lazy, Suspense, useState } from 'react';
import { useIsOnline } from '../../../../app/use-is-online.ts';
import { Button } from '../../../../ui/button.tsx';
import { MissingPart } from '../../../../ui/missing-part.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

// Asked for rarely.
const PartDialog = lazy(() => import('./part-dialog.tsx').catch(() => ({ default: MissingPart })));

/** One kind of entry, or some days, for good. */
export function PartSection({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const isOnline = useIsOnline();
  return (
    <section aria-labelledby="erase-part">
      <h2 id="erase-part" tabIndex={-1} className="type-h3">
        Erase a part
      </h2>
      <p className="mt-1 text-muted">
        One kind of entry, or a stretch of days. The rest stays as it is. You see what goes before it does;
        then nobody can bring it back. <TextLink to="/dashboard/files">Take everything along first</TextLink>
      </p>
      <div className="mt-4">
        {isOnline ? (
          <Button kind="secondary" onClick={() => setOpen(true)}>
            Erase a part…
          </Button>
        ) : (
          <p role="status" className="border-y border-border py-4">
            You are offline. You can erase a part when you are back.
          </p>
        )}
        {isOpen && (
          <Suspense>
            <PartDialog userId={userId} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
