import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { useState } from 'react';
import { hasInstallOffer, takeInstallOffer } from '../../../app/install-offer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { detectDevice } from './detect-device.ts';
import { INSTALL_WAYS, InstallSteps, NOT_IN_STORES, WHAT_INSTALLING_GIVES } from './install-ways.tsx';

type State = 'possible' | 'asking' | 'installed' | 'declined';

/** How to install on the device she holds. Loaded when she asks. */
export default function InstallDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>(isInstalled() ? 'installed' : 'possible');
  const canAsk = state === 'possible' && hasInstallOffer();

  async function install() {
    const offer = takeInstallOffer();
    if (!offer) return setState('declined');
    setState('asking');
    // The browser's own question; a prompt it refuses to show counts as no.
    const outcome = await offer.prompt().then(
      (answer) => answer.outcome,
      () => 'dismissed',
    );
    setState(outcome === 'accepted' ? 'installed' : 'declined');
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Install ${PRODUCT_NAME}`}
      subtitle={NOT_IN_STORES}
      footer={
        <>
          <LinkButton to="/install" kind="quiet" onClick={onClose}>
            All devices
          </LinkButton>
          {canAsk || state === 'asking' ? (
            <Button onClick={() => void install()} isBusy={state === 'asking'}>
              Install
            </Button>
          ) : (
            <Button onClick={onClose}>Done</Button>
          )}
        </>
      }
    >
      {/* Here from the start, so that what becomes of the question is read out. */}
      <div role="status">
        {state === 'installed' && (
          <p>{PRODUCT_NAME} is installed on this device. Open it by its icon, like any other app.</p>
        )}
        {state === 'declined' && (
          <p className="mb-5">Not installed. You can do it at any time, by hand too:</p>
        )}
      </div>
      {state !== 'installed' && (
        <>
          <HowToInstall isByButton={canAsk || state === 'asking'} />
          <h3 className="type-h3 mt-7 mb-3">What it gives you</h3>
          <ul className="measure list-disc space-y-1.5 pl-5 text-muted marker:text-control">
            {WHAT_INSTALLING_GIVES.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** By the button of this window, or by hand, in the words of the browser she holds. */
function HowToInstall({ isByButton }: { isByButton: boolean }) {
  if (isByButton) return <p>Press Install, and your browser asks once more.</p>;
  const way = INSTALL_WAYS.find(({ device }) => device === detectDevice(navigator));
  if (way)
    return (
      <section>
        <h3 className="type-h3 mb-3">{way.name}</h3>
        <InstallSteps {...way} />
      </section>
    );
  return (
    <p>
      Look in the menu of your browser for “Install” or “Add to Home screen”. If it has neither, open this
      page in Chrome, Edge or Safari.
    </p>
  );
}

/** Whether this window is the installed one; Safari on iOS says it in a way of its own. */
function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}
