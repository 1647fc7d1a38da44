/**
 * An address for a mail: the path and its query on the server's own public address. Throws when the path would
 * lead anywhere else, as `//other.example` does.
 */
export function absoluteLink(baseUrl: string, path: string, query: Record<string, string> = {}): string {
  const base = new URL(baseUrl);
  const link = new URL(path, base);
  if (!path.startsWith('/') || link.origin !== base.origin) {
    throw new RangeError('A link in a mail begins with "/" and stays on the own address');
  }
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}
