import type { ReactNode } from 'react';

/**
 * `dashed`: Sample, Example, Estimate, Not sure. `moon`: Coming soon. The others state a fact.
 * `category` takes its pair from `data-category` on itself or above.
 */
export type BadgeTone = 'dashed' | 'moon' | 'primary' | 'success' | 'warning' | 'danger' | 'category';

const TONES: Record<BadgeTone, string> = {
  dashed: 'rounded-full border border-dashed border-control text-muted',
  moon: 'rounded-full border border-transparent bg-moon text-text',
  primary: 'rounded-full border border-transparent bg-primary-tint text-primary',
  success: 'rounded-full border border-transparent bg-success-tint text-success',
  warning: 'rounded-full border border-transparent bg-warning-tint text-warning',
  danger: 'rounded-full border border-transparent bg-danger-tint text-danger',
  category:
    'rounded-[8px] border border-transparent bg-category-tint text-category data-[category=other]:border-control',
};

interface BadgeProps {
  tone: BadgeTone;
  icon?: ReactNode;
  /** Only with the tone `category`. */
  category?: string;
  className?: string;
  children: ReactNode;
}

/** A word or two about the thing beside it. */
export function Badge({ tone, icon, category, className = '', children }: BadgeProps) {
  return (
    <span
      data-category={category}
      className={`type-badge inline-flex min-h-6 items-center gap-1.5 px-2.5 py-0.5 whitespace-nowrap max-sm:max-w-full max-sm:whitespace-normal ${TONES[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}
