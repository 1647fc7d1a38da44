/**
 * A record after a write that started from `base` meets what is `stored` by now: fields the write did not change keep
 * the stored value. A key that is missing is a value like any other: taken away where `mine` lacks what `base` had.
 */
export function mergeFields<Values extends object>(base: Values, mine: Values, stored: Values): Values {
  const merged: Record<string, unknown> = {};
  const of = (values: Values, key: string) => (values as Record<string, unknown>)[key]; // as: read by its own keys
  for (const key of new Set([...Object.keys(stored), ...Object.keys(mine)])) {
    const value = of(mine, key) === of(base, key) ? of(stored, key) : of(mine, key);
    if (value !== undefined) merged[key] = value;
  }
  return merged as Values; // as: every value stood under its key in one of them
}
