/** She left this device, and the server may not have heard of it: it hears of that before anything else. */
const LEAVING_KEY = 'lunaria.leaving';

export function isLeaving(): boolean {
  try {
    return window.localStorage.getItem(LEAVING_KEY) !== null;
  } catch {
    return false;
  }
}

export function setLeaving(isIt: boolean): void {
  try {
    if (isIt) window.localStorage.setItem(LEAVING_KEY, '1');
    else window.localStorage.removeItem(LEAVING_KEY);
  } catch {
    return;
  }
}
