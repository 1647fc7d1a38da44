import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';

interface PageAddressProps {
  id: string;
  address: string;
  onDone: () => void;
}

/** The address of her page, this once: to copy, to scan, and on the card on paper as long as it is seen here. */
export function PageAddress({ id, address, onDone }: PageAddressProps) {
  return (
    <section id={id} tabIndex={-1} aria-label="The address" className="mt-4 rounded-input bg-sunken p-4">
      <p className="type-small">
        The address is shown this once; we keep no copy of it. Until you press Done it is on the card on paper
        as well, as a code that a phone can scan.
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <QrCode text={address} alt="QR code of the address" className="size-40" />
        <div className="min-w-48 flex-1">
          <p className="font-mono text-sm leading-6 wrap-anywhere">{address}</p>
          <div className="mt-3 flex flex-wrap items-center gap-2.5">
            <CopyButton kind="secondary" text={address} label="Copy the address" />
            <Button kind="secondary" onClick={onDone}>
              Done
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
