import { readNote, writeNote } from './device-note.ts';

/** She left this device, and the server may not have heard of it: it hears of that before anything else. */
const LEAVING_KEY = 'lunaria.leaving';

export const isLeaving = (): boolean => readNote(LEAVING_KEY) !== null;

export const setLeaving = (isIt: boolean): void => void writeNote(LEAVING_KEY, isIt ? '1' : null);
