import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { type PresentToast, ToastCard } from './toast-card.tsx';

/** A page that keeps a bar, or for a while a notice, at the bottom of the screen sets its height. */
const ABOVE_BOTTOM_BAR = 'calc(1.25rem + var(--bottom-bar-height, 0px) + var(--notice-height, 0px))';

/** Long enough to be read, decided on and reached with the keyboard. */
const WITH_ACTION_MS = 12_000;

/** Where toasts appear. `onReady` is given what shows one: sonner forgets those that come before its place is there. */
export default function SonnerPlace({ onReady }: { onReady: (present: PresentToast) => void }) {
  useEffect(() => onReady(present), [onReady]);
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

const present: PresentToast = ({ action, ...content }, id) => {
  toast.custom(
    (shownId) => (
      <ToastCard
        {...content}
        {...(action && {
          action: {
            label: action.label,
            onPress: () => {
              toast.dismiss(shownId);
              action.onPress();
            },
          },
        })}
      />
    ),
    { ...(id !== undefined && { id }), ...(action && { duration: WITH_ACTION_MS }) },
  );
};
