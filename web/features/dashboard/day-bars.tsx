/** One bar a day, today last and filled. Decoration beside the number of today: it has no name of its own. */
export function DayBars({ shares }: { shares: readonly number[] }) {
  return (
    <span aria-hidden="true" className="flex h-8 items-end gap-1.5 pb-1 max-sm:hidden">
      {shares.map((share, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its day
          key={index}
          style={{ height: `${share * 100}%` }}
          className={`w-1.5 rounded-full forced-color-adjust-none ${index === shares.length - 1 ? 'bg-sage' : 'bg-moon'}`}
        />
      ))}
    </span>
  );
}
