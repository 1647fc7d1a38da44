import type { ComponentProps, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, styleButton } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  isBusy?: boolean;
  /** What it says while busy, as in `Uploading...`. The button is wide enough for both texts from the start. */
  busyLabel?: string;
}

/** A button does something here; what leads elsewhere is a LinkButton. While busy it cannot be pressed again. */
export function Button({
  kind = 'primary',
  size = 'regular',
  icon,
  isBusy = false,
  busyLabel,
  disabled,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={styleButton(kind, size, className)}
    >
      {isBusy ? <Spinner /> : icon}
      {/* The other text takes up its width as generated content: unseen, unread, not part of the page's text. */}
      <span
        data-other-label={isBusy ? undefined : busyLabel}
        className="after:block after:h-0 after:overflow-hidden after:invisible data-[other-label]:after:pl-5 data-[other-label]:after:content-[attr(data-other-label)]"
      >
        {isBusy && busyLabel ? busyLabel : children}
      </span>
    </button>
  );
}

function Spinner() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4.5 shrink-0 animate-turn">
      <path
        d="M16.5 7A7.2 7.2 0 1 0 16.5 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
