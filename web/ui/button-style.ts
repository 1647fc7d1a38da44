/** `delete` is outlined: it must be readable, not tempting. */
export type ButtonKind = 'primary' | 'secondary' | 'tinted' | 'quiet' | 'delete';
export type ButtonSize = 'regular' | 'hero';

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-primary text-primary-text hover:bg-primary-hover',
  secondary: 'border-control bg-surface text-text hover:bg-sunken',
  tinted: 'border-transparent bg-primary-tint text-primary hover:bg-sunken',
  quiet: 'border-transparent text-primary hover:bg-primary-tint',
  delete: 'border-danger bg-surface text-danger hover:bg-danger-tint',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 py-2.5',
  hero: 'min-h-13 px-6.5 py-3.5 text-base',
};

/** The look of a button, for `<button>` and for links that act like one. */
export function styleButton(kind: ButtonKind, size: ButtonSize, className = ''): string {
  return [
    'type-button inline-flex items-center justify-center gap-2 rounded-full border text-center transition-colors',
    'disabled:not-aria-busy:border-transparent disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-muted',
    KINDS[kind],
    SIZES[size],
    className,
  ].join(' ');
}
