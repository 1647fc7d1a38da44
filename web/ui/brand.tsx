import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

/** Pod, membrane, seed, stalk. Below 24 px the seed is left out. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="shrink-0 text-primary">
      <path
        d="M21.2 46.4c.4-2.9.9-5.2 1.7-8.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="23.6" cy="21" r="17.6" fill="currentColor" />
      <circle cx="27.2" cy="17.6" r="12" className="fill-mark-membrane" />
      {size >= 24 && (
        <ellipse
          cx="14.6"
          cy="29.6"
          rx="2.3"
          ry="3.3"
          transform="rotate(-43 14.6 29.6)"
          className="fill-mark-seed"
        />
      )}
    </svg>
  );
}

/** Mark and name side by side; the text is the accessible name of a link around it. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="type-wordmark text-text max-sm:text-[min(1.5rem,6.5vw)]">{PRODUCT_NAME}</span>
    </span>
  );
}
