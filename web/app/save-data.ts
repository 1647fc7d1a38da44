import { readNote, writeNote } from './device-note.ts';

/**
 * Whether this device loads nothing ahead: what opens by a press is then fetched by that press. She chooses it in Settings; a
 * browser that saves data by itself says so.
 */
const KEY = 'lunaria.save-data';

export const hasChosenToSave = (): boolean => readNote(KEY) === '1';

export const chooseToSave = (isSaving: boolean): void => void writeNote(KEY, isSaving ? '1' : null);

/** Chromium's wish of the whole browser; not in the types of the DOM. */
export const doesBrowserSave = (): boolean =>
  // as: Firefox and Safari have no such field
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export const isSavingData = (): boolean => hasChosenToSave() || doesBrowserSave();
