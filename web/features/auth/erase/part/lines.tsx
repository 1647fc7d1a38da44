export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
