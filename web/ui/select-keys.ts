/** What a key does in a select: opens it, moves through the rows, takes one, or leaves. */
export type SelectAction =
  | { kind: 'open'; row: number }
  | { kind: 'move'; row: number }
  | { kind: 'take' }
  /** Takes the row and lets the key do what it always does, as Tab. */
  | { kind: 'take-and-pass' }
  | { kind: 'close' };

interface SelectState {
  isOpen: boolean;
  /** Row the keyboard is on. */
  row: number;
  rowCount: number;
}

/** A page of the list, for Page Up and Page Down. */
const PAGE = 10;

/**
 * The keys of the ARIA pattern "select-only combobox", as browsers' own selects have them; null for any other.
 * Typing letters is not here: `findTypedRow`.
 */
export function readSelectKey(
  { key, altKey }: { key: string; altKey: boolean },
  { isOpen, row, rowCount }: SelectState,
): SelectAction | null {
  const last = rowCount - 1;
  const within = (wanted: number) => Math.min(Math.max(wanted, 0), last);
  if (!isOpen) {
    if (key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp')
      return { kind: 'open', row };
    if (key === 'Home') return { kind: 'open', row: 0 };
    if (key === 'End') return { kind: 'open', row: last };
    return null;
  }
  switch (key) {
    case 'Enter':
    case ' ':
      return { kind: 'take' };
    case 'Tab':
      return { kind: 'take-and-pass' };
    case 'Escape':
      return { kind: 'close' };
    case 'ArrowDown':
      return { kind: 'move', row: within(row + 1) };
    case 'ArrowUp':
      return altKey ? { kind: 'take' } : { kind: 'move', row: within(row - 1) };
    case 'PageDown':
      return { kind: 'move', row: within(row + PAGE) };
    case 'PageUp':
      return { kind: 'move', row: within(row - PAGE) };
    case 'Home':
      return { kind: 'move', row: 0 };
    case 'End':
      return { kind: 'move', row: last };
    default:
      return null;
  }
}

/**
 * The row whose label begins with the typed letters, looked for from the current row on and around the end; null
 * when there is none. The same letter again and again goes from one such row to the next.
 */
export function findTypedRow(labels: readonly string[], typed: string, row: number): number | null {
  const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = (isRepeated ? typed.slice(0, 1) : typed).toLocaleLowerCase();
  const from = typed.length === 1 || isRepeated ? row + 1 : row;
  for (let step = 0; step < labels.length; step += 1) {
    const candidate = (from + step) % labels.length;
    if (labels[candidate]?.toLocaleLowerCase().startsWith(wanted)) return candidate;
  }
  return null;
}
