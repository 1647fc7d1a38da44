import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links; they stay links, a click on them does not check the box. */
  label: ReactNode;
}

/** A native checkbox in the product's clothes. */
export function Checkbox({ label, className = '', id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-[7px] border border-control bg-raised transition-colors before:absolute before:-inset-1 before:content-[''] checked:border-primary checked:bg-primary checked:forced-color-adjust-none disabled:bg-sunken"
        />
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none relative hidden size-4 text-primary-text forced-color-adjust-none peer-checked:block"
        >
          <path
            d="M3 8.4 6.5 12 13 4.8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <label htmlFor={id} className="type-small min-w-0 py-0.5 wrap-anywhere">
        {label}
      </label>
    </div>
  );
}
