/**
 * Returns `make` with a memory: one value for each connection (or whatever the key is), kept as long as the key is.
 * What costs more to make than to use, such as a prepared statement, is made once per connection and not per call.
 */
export function oncePer<Key extends WeakKey, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (!value) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
