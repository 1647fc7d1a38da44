// biome-ignore-all lint/suspicious/noConsole: what others write there is caught here.
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Collects what libraries write to the console; returns the function that ends it. */
export function captureOutput(into: string[]): () => void {
  const originals = methods.map((method) => [method, console[method]] as const);
  for (const method of methods) {
    console[method] = (...values: unknown[]) => void into.push(values.map(describe).join(' '));
  }
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${describe(value.cause)}`;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
