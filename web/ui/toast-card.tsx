import { Check, CircleAlert, Clock } from 'lucide-react';

/** `done`: it worked. `notice`: nothing failed, something to know. `destructive`: it did not work. */
export type ToastKind = 'done' | 'notice' | 'destructive';

export interface ToastContent {
  title: string;
  message: string;
  kind?: ToastKind;
  /** One thing that can be done about it, as in Undo. */
  action?: { label: string; onPress: () => void };
}

export type PresentToast = (content: ToastContent, id?: string) => void;

const ICONS = { done: Check, notice: Clock, destructive: CircleAlert };

const DISC_COLOURS: Record<ToastKind, string> = {
  done: 'bg-success-tint text-success',
  notice: 'bg-primary-tint text-primary',
  destructive: 'bg-danger-tint text-danger',
};

export function ToastCard({ title, message, kind = 'done', action }: ToastContent) {
  const Icon = ICONS[kind];
  return (
    <div
      data-kind={kind}
      className="flex w-full items-start gap-3 rounded-[18px] border border-border bg-raised p-4 pr-5 text-text shadow-dialog"
    >
      <span className={`grid size-7 shrink-0 place-items-center rounded-full ${DISC_COLOURS[kind]}`}>
        <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
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
