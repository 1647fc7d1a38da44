/** A key that names no object; the message holds no part of it, since keys come from outside now and then. */
export class ObjectKeyError extends Error {
  override readonly name = 'ObjectKeyError';
}

// Every part begins with a letter or digit: no "..", no hidden file, and parts that begin with "_" stay ours.
const PART = '[A-Za-z0-9][A-Za-z0-9._-]{0,127}';
const KEY_PATTERN = new RegExp(`^${PART}(?:/${PART}){0,7}$`);

/**
 * True for a key such as `documents/<user id>/1763712000000.pdf`: parts of letters, digits, ".", "_" and "-",
 * with "/" between. Anything that could leave the storage's folder or mean two things on two systems is false.
 */
export function isObjectKey(key: string): boolean {
  return KEY_PATTERN.test(key) && !key.split('/').some((part) => part.endsWith('.'));
}

export function checkObjectKey(key: string): void {
  if (!isObjectKey(key)) {
    throw new ObjectKeyError(
      'A storage key has parts of letters, digits, ".", "_", "-" with "/" between them',
    );
  }
}
