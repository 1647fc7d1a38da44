interface MedicineSignProps {
  /** The day lies ahead. */
  isPlanned?: boolean;
  /** Width in px. */
  size?: number;
}

/** A capsule for a day of a medicine: filled, hollow where it lies ahead. */
export function MedicineSign({ isPlanned = false, size = 11 }: MedicineSignProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      aria-hidden="true"
      className="shrink-0 forced-color-adjust-none"
    >
      <rect
        x="1"
        y="3.2"
        width="10"
        height="5.6"
        rx="2.8"
        fill={isPlanned ? 'none' : 'var(--muted)'}
        stroke="var(--muted)"
        strokeWidth="1.4"
      />
    </svg>
  );
}
