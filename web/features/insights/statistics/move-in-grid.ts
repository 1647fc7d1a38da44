interface Place {
  row: number;
  column: number;
}

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Where a key leads in a grid of so many rows and columns (ARIA Authoring Practices); null when it is not for it. */
export function moveInGrid(
  pressed: PressedKey,
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number },
): Place | null {
  if (pressed.altKey || pressed.metaKey) return null;
  const last = { row: rows - 1, column: columns - 1 };
  switch (pressed.key) {
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, last.column) };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'ArrowDown':
      return { row: Math.min(row + 1, last.row), column };
    case 'Home':
      return { row: pressed.ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: pressed.ctrlKey ? last.row : row, column: last.column };
    default:
      return null;
  }
}
