interface TitledListProps {
  title: string;
  lines: readonly string[];
  /** Where it stands below no other heading it is one itself. */
  heading?: 'p' | 'h3';
  /** Its lines are steps. */
  isOrdered?: boolean;
}

/** What to do, or what helps: a few lines under their title. */
export function TitledList({ title, lines, heading: Heading = 'p', isOrdered = false }: TitledListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div>
      <Heading className={Heading === 'h3' ? 'type-h3' : 'type-label'}>{title}</Heading>
      <List className={`measure mt-1 space-y-1 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}
