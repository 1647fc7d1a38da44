interface LineIconProps {
  /** One path in a field of 24 × 24. */
  path: string;
  size?: number;
  className?: string;
}

/** A sign in one line, like those of Lucide, for pages so light that its 1.5 kB would be felt. Beside a word. */
export function LineIcon({ path, size = 20, className = 'shrink-0' }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
