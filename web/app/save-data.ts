/**
 * Whether this device loads nothing ahead: what opens by a press is then fetched by that press. She chooses it in Settings; a
 * browser that saves data by itself says so.
 */
const KEY = 'lunaria.save-data';

export function hasChosenToSave(): boolean {
  try {
    return window.localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function chooseToSave(isSaving: boolean): void {
  try {
    if (isSaving) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be stored everything is loaded as usual.
  }
}

/** Chromium's wish of the whole browser; not in the types of the DOM. */
export const doesBrowserSave = (): boolean =>
  // as: Firefox and Safari have no such field
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export const isSavingData = (): boolean => hasChosenToSave() || doesBrowserSave();
