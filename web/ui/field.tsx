import type { ReactNode } from 'react';
import { ALERT_PATH, LineIcon } from './line-icon.tsx';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what would be right, in one sentence; nothing while the field is fine. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  className?: string | undefined;
  /** At the end of the line of the label: a unit to choose, a way to empty the field. */
  aside?: ReactNode;
  /** Its name for screen readers alone. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** Label above, control, hint and error below. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, className = '', aside, isLabelHidden = false, children } = props;
  const name = (
    <label
      htmlFor={id}
      id={`${id}-label`}
      className={isLabelHidden ? 'sr-only' : `type-label ${aside ? 'min-w-0' : 'mb-1.5 block'}`}
    >
      {label}
    </label>
  );
  return (
    <div className={className}>
      {aside ? (
        <div className="mb-1 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children}
      {hint && (
        <div id={`${id}-hint`} className="type-hint mt-1.5 text-muted">
          {hint}
        </div>
      )}
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong, below a control or a group. Always in the page, so that it is read when it fills. */
export function ErrorLine({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite" data-fault={error ? '' : undefined}>
      {error && (
        <p className="type-hint mt-1.5 flex gap-1.5 text-danger">
          <LineIcon path={ALERT_PATH} size={16} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** For `aria-describedby` of the control inside a Field. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Edge and ground of everything that is typed or chosen into. */
export const CONTROL_STYLE =
  'min-h-12 w-full rounded-input border border-control bg-raised px-3.5 text-text transition-colors ' +
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ' +
  'disabled:border-transparent disabled:bg-sunken disabled:text-muted';

/**
 * In a field that is empty: where it starts, to be seen and not to be taken for a value. A screen reader hears the
 * placeholder of the field instead. Its place is the nearest element that is positioned.
 */
export function FaintNumber({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 flex items-center justify-center gap-1.5 text-muted tabular-nums"
    >
      {children}
    </span>
  );
}
