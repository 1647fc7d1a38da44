/** Under which name it is put away that she was asked; it tells nothing to whoever finds it on the device. */
export const FIRST_QUESTION = 'first';
