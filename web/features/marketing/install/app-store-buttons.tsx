import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import { styleButton } from '../../../ui/button-style.ts';

type DialogPart = ComponentType<{ onClose: () => void }>;

/**
 * The two buttons the specification names. There is no app in the stores: a press explains how to install on this
 * device, and without script it leads to the page that explains every device. The drawings are our own.
 */
export function AppStoreButtons({ className = '' }: { className?: string }) {
  const [Dialog, setDialog] = useState<DialogPart | null>(null);

  function explain(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    import('./install-dialog.tsx').then(
      (part) => setDialog(() => part.default),
      () => form.submit(),
    );
  }

  return (
    <div className={className}>
      <form action="/install" method="get" onSubmit={explain} className="flex flex-wrap gap-3">
        <StoreButton lead="Download on the" store="App Store">
          <path d="M9.2 17.4h5.6" />
        </StoreButton>
        <StoreButton lead="Get it on" store="Google Play">
          <path d="M12 7v7m-3-2.8 3 3 3-3" />
        </StoreButton>
      </form>
      <p className="type-small mt-3 max-w-[46ch] text-muted">
        Not in the stores today. Either button shows how to install it from your browser.
      </p>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </div>
  );
}

interface StoreButtonProps {
  lead: string;
  store: string;
  children: ReactNode;
}

function StoreButton({ lead, store, children }: StoreButtonProps) {
  return (
    <button type="submit" className={styleButton('secondary', 'hero', 'max-sm:w-full sm:min-w-52')}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-7 shrink-0 fill-none stroke-primary stroke-[1.5]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x="5.75" y="2.75" width="12.5" height="18.5" rx="3" />
        {children}
      </svg>
      <span className="text-left">
        <span className="block text-xs/4 font-normal text-muted">{lead} </span>
        <span className="block text-base/5">{store}</span>
      </span>
    </button>
  );
}
