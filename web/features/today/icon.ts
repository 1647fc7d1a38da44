/** How every icon of Today is drawn: beside a word, or named by its button. */
export const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
