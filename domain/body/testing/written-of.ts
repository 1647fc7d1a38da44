import type { Quantity } from '../../daily-log/quantities.ts';
import type { LogWrite } from './any-writes.ts';

/** Whether a write is one of the quantity. */
export const isOf =
  ({ sources }: Quantity) =>
  ({ stage, key }: LogWrite) =>
    sources.some((source) => source.key === key && (source.stage ?? null) === stage);

/** One line where what is shown is not what was written. */
export function differ(where: string, shown: unknown, written: unknown): string[] {
  const [one, other] = [JSON.stringify(shown), JSON.stringify(written)];
  return one === other ? [] : [`${where}: shown ${one}, written ${other}`];
}
