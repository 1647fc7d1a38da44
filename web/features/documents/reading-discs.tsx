/** Three discs that take turns while a document is read. Beside words. */
export function ReadingDiscs() {
  return (
    <span aria-hidden="true" className="isolate inline-flex shrink-0">
      {[0, 1, 2].map((disc) => (
        <span
          key={disc}
          style={{ animationDelay: `${disc * 533}ms` }}
          className={`size-6 animate-take-turns rounded-full border border-control bg-moon [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${disc === 0 ? '' : '-ml-2'}`}
        />
      ))}
    </span>
  );
}
