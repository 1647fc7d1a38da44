/** Kind, database code and stack of a failure. Never its message: a driver puts values and texts into it. */
export function describeFailure(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const root = findRoot(error);
  const frames = root.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { kind: root.name, databaseCode: findCode(error), at: frames?.slice(0, 6).join(' | ') };
}

/** What an error comes from in the end. */
export function findRoot(error: Error): Error {
  return error.cause instanceof Error ? findRoot(error.cause) : error;
}

/** The code that the database or the system gave it. */
export function findCode(error: Error): string | undefined {
  const root = findRoot(error);
  return 'code' in root && typeof root.code === 'string' ? root.code : undefined;
}
