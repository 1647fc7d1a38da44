import { Link, type LinkProps } from 'react-router';

/** A link inside text: underlined, because colour alone does not tell. */
export function TextLink({ className = '', ...rest }: LinkProps & { className?: string }) {
  return (
    <Link
      {...rest}
      className={`rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2 ${className}`}
    />
  );
}
