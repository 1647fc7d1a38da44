import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The smallest of the available encodings that the header takes: named, or by `*`, and not refused with `q=0`.
 * Among those it takes, its own order counts for nothing: the smallest is the fastest for everybody.
 */
export function chooseEncoding(
  header: string | undefined,
  available: { has(encoding: Encoding): boolean },
): Encoding {
  const accepted = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return (
    (['br', 'gzip'] as const).find((encoding) => available.has(encoding) && takes(encoding)) ?? 'identity'
  );
}
