import { findFileFault } from '@lunaria/domain/documents/health-document.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  title: string;
  message: string;
}

type Fault = Pick<RefusedFile, 'title' | 'message'>;

export const TWICE: Fault = { title: 'Chosen already', message: 'This file is in the list already' };

/** Parts what was chosen: each file is judged alone. One that is in the list is not taken a second time. */
export function pickFiles(chosen: readonly File[], listed: readonly File[]) {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const isListed = [...listed, ...taken].some((other) => isSameFile(file, other));
    const fault = isListed ? TWICE : findFileFault(file);
    if (fault) refused.push({ name: file.name, ...fault });
    else taken.push(file);
  }
  return { taken, refused };
}

/** What has to be said of the refused ones, each fault once. */
export function listFaults(refused: readonly RefusedFile[]): Fault[] {
  const faults = new Map(refused.map(({ title, message }) => [message, { title, message }]));
  return [...faults.values()];
}

function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
