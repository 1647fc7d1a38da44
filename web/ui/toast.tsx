import { Toaster as SonnerToaster, toast } from 'sonner';
import { ToastCard, type ToastContent } from './toast-card.tsx';

/** A page that keeps a bar, or for a while a notice, at the bottom of the screen sets its height. */
const ABOVE_BOTTOM_BAR = 'calc(1.25rem + var(--bottom-bar-height, 0px) + var(--notice-height, 0px))';

/**
 * Shows a toast for four seconds (longer while the pointer rests on it); the newest three are visible.
 * May be called from anywhere, also outside React. One with an id takes the place of the one before with that id.
 */
export function showToast({ title, message, kind = 'done' }: ToastContent, id?: string): void {
  toast.custom(
    () => <ToastCard title={title} message={message} kind={kind} />,
    id === undefined ? {} : { id },
  );
}

/**
 * The place toasts appear in. Once, above the router. Loaded with the page and not when first needed: it is needed
 * most when the network has gone.
 */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      expand
      gap={12}
      offset={{ bottom: ABOVE_BOTTOM_BAR, right: 24 }}
      mobileOffset={{ bottom: ABOVE_BOTTOM_BAR, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      style={{ fontFamily: 'inherit' }}
    />
  );
}
