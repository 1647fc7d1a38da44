import type { ComponentProps } from 'react';

/** A raised piece of paper; text and controls lie on it with 20 px (narrow) or 28 px around. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={`rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] md:p-7 ${className}`}
    />
  );
}
