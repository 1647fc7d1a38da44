import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { ALERT_PATH, CIRCLE_PATH, LineIcon } from './line-icon.tsx';

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

/** Takes away whatever is shown. */
export const dismissToasts = (): void => void toast.dismiss();

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

/** `done`: it worked. `notice`: nothing failed, something to know. `destructive`: it did not work. */
type ToastKind = 'done' | 'notice' | 'destructive';

interface ToastContent {
  title: string;
  message: string;
  kind?: ToastKind;
  /** One thing that can be done about it, as in Undo. */
  action?: { label: string; onPress: () => void };
}

export type PresentToast = (content: ToastContent, id?: string) => void;

const ICONS: Record<ToastKind, string> = {
  done: 'm5 12 5 5L20 7',
  notice: `${CIRCLE_PATH}M12 7v5l3 2`,
  destructive: ALERT_PATH,
};

const DISC_COLOURS: Record<ToastKind, string> = {
  done: 'bg-success-tint text-success',
  notice: 'bg-primary-tint text-primary',
  destructive: 'bg-danger-tint text-danger',
};

export function ToastCard({ title, message, kind = 'done', action }: ToastContent) {
  return (
    <div
      data-kind={kind}
      className="flex w-full items-start gap-3 rounded-[18px] border border-border bg-raised p-4 pr-5 text-text shadow-dialog"
    >
      <span className={`grid size-7 shrink-0 place-items-center rounded-full ${DISC_COLOURS[kind]}`}>
        <LineIcon path={ICONS[kind]} size={17} />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="type-button font-strong">{title}</p>
        <p className="type-small text-muted">{message}</p>
      </div>
      {action && (
        <button
          type="button"
          onClick={action.onPress}
          className="type-button -my-1 -mr-2 min-h-11 shrink-0 self-center rounded-full border border-control bg-surface px-4 transition-colors hover:bg-sunken"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
