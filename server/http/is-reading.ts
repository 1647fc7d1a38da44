const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for the methods that change nothing and whose body, should there be one, nobody reads. */
export function isReading(method: string): boolean {
  return readingMethods.has(method);
}
