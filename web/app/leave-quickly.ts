import { readNote, writeNote } from './device-note.ts';
import { LEFT_KEY } from './left-script.ts';
import { readExit } from './read-place.ts';
import { clearSharedDevice, isSharedDevice } from './shared-device.ts';

let isGoing = false;
/** What asks before a page is left does not ask now. */
export const isLeavingQuickly = (): boolean => isGoing;

const SHOWN_KEY = 'lunaria.leave-button';
/** Three presses of Escape within this time. */
const WITHIN_MS = 1_500;

/**
 * Clears what is on the screen at once and puts another site in the place of this address. Going back shows nothing of it; what
 * was not sent yet is kept on the device. She stays logged in, but not on a device that others use.
 */
export function leaveQuickly(goTo: (address: string) => void = replaceAddress): void {
  isGoing = true;
  const exit = readExit();
  try {
    window.sessionStorage.setItem(LEFT_KEY, exit);
  } catch {
    // Then the pages before this one can still be gone back to.
  }
  document.title = '';
  document.body.replaceChildren();
  if (isSharedDevice()) clearSharedDevice();
  // Kept whole by the browser for going back, the page is as empty as she left it, and leads on.
  window.addEventListener('pageshow', () => goTo(exit));
  goTo(exit);
}

const replaceAddress = (address: string) => window.location.replace(address);

/** What a press of Escape closes: such presses are not counted, else whoever closes one window after the other would be gone. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Escape three times does the same on every page of hers. Returns how to stop listening. */
export function listenForLeaving(leave: () => void = leaveQuickly): () => void {
  let presses: number[] = [];
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (document.querySelector(OPEN) !== null) {
      presses = [];
      return;
    }
    const now = event.timeStamp;
    presses = [...presses.filter((at) => now - at < WITHIN_MS), now];
    if (presses.length >= 3) leave();
  };
  // In the capture phase: a part that closes at Escape may stop the event.
  window.addEventListener('keydown', hear, { capture: true });
  return () => window.removeEventListener('keydown', hear, { capture: true });
}

const listeners = new Set<() => void>();

/** Whether the button stands on every page of hers, on this device. */
export const isLeaveButtonShown = (): boolean => readNote(SHOWN_KEY) === '1';

export function showLeaveButton(isShown: boolean): void {
  if (!writeNote(SHOWN_KEY, isShown ? '1' : null)) return;
  for (const listener of listeners) listener();
}

export function followLeaveButton(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
