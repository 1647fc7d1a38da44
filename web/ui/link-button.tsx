import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonKind, type ButtonSize, styleButton } from './button-style.ts';

interface LinkButtonProps extends LinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
}

/** A link that looks like a button: the main way on from a page. */
export function LinkButton({
  kind = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={styleButton(kind, size, className)}>
      {icon}
      {children}
    </Link>
  );
}
