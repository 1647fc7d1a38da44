/** A circle, and in it what a sign of its own says. */
export const CIRCLE_PATH = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';
export const ALERT_PATH = `${CIRCLE_PATH}M12 7.5v5M12 16.5v.01`;

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
