interface PageContentsProps {
  places: readonly { id: string; heading: string }[];
  /** The line at its side, and how the list runs where it is narrow. */
  className?: string;
  listClassName?: string;
}

/** What stands on this page. Before the text where it is narrow, beside it and in view where there is room. */
export function PageContents({ places, className = '', listClassName = '' }: PageContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className={`mb-8 self-start border-l-2 pl-4 lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 print:hidden ${className}`}
    >
      <h2 id="contents" className="type-label">
        On this page
      </h2>
      <ol className={`type-small mt-1 ${listClassName}`}>
        {places.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-[4px] text-muted underline-offset-3 hover:text-text hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
