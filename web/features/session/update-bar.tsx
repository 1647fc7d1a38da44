import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { hasUnsaved } from '../../app/busy-tabs.ts';
import { takeUpdate } from '../../app/follow-updates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Reloads into the newer version when she wants it. Dismissed, it stays away until the page is loaded again. */
export default function UpdateBar() {
  const [isDismissed, setDismissed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isReloading, setReloading] = useState(false);

  function reload() {
    setAsking(false);
    setReloading(true);
    void takeUpdate();
  }

  if (isDismissed) return null;
  return (
    <div
      data-update-notice=""
      className="type-small pointer-events-auto flex animate-fade-in items-center gap-x-3 gap-y-2 rounded-input border border-float-edge bg-raised py-2.5 pr-2 pl-4 text-text shadow-card max-[26rem]:flex-wrap"
    >
      <RefreshCw aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
      <p className="min-w-36 flex-1">A new version of {PRODUCT_NAME} is ready.</p>
      <div className="ml-auto flex items-center gap-1">
        <Button
          kind="secondary"
          className="px-4!"
          isBusy={isReloading}
          onClick={() => (hasUnsaved() ? setAsking(true) : reload())}
        >
          Reload
        </Button>
        <button
          type="button"
          aria-label="Not now"
          onClick={() => setDismissed(true)}
          className="grid size-11 place-items-center rounded-full transition-colors hover:bg-sunken"
        >
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      </div>
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={setAsking}
          title="Reload and lose what is not saved?"
          subtitle="You entered something on this page that is not saved yet. The new version can wait."
          footer={
            <>
              <Button kind="delete" onClick={reload}>
                Reload and lose it
              </Button>
              <Button onClick={() => setAsking(false)}>Stay here</Button>
            </>
          }
        />
      )}
    </div>
  );
}
