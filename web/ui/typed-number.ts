import { useState } from 'react';

/** What a field for a number holds: a number, null while it is empty, and the text itself where it is no number. */
export type TypedNumber = number | string | null;

/** Longer than any number that is meant. */
const MAX_LENGTH = 20;

/** Also with a comma; blanks around do not matter. */
export function readTyped(text: string): TypedNumber {
  const trimmed = text.trim().slice(0, MAX_LENGTH);
  if (trimmed === '') return null;
  const number = trimmed.replace(',', '.');
  return /^\d*\.?\d*$/.test(number) && number !== '.' ? Number(number) : trimmed;
}

export function writeTyped(value: TypedNumber): string {
  return value === null ? '' : String(value);
}

/** The text of such a field: as it was typed (`170.`, `1,5`) as long as it means the value. */
export function useTypedText(value: TypedNumber, onValueChange: (value: TypedNumber) => void) {
  const [text, setText] = useState(() => writeTyped(value));
  return {
    text: Object.is(readTyped(text), value) ? text : writeTyped(value),
    type(typed: string) {
      setText(typed);
      onValueChange(readTyped(typed));
    },
  };
}
