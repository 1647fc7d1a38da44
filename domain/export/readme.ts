import { LOINC_NOTICE } from '../laboratory/loinc-notice.ts';
import type { LeavablePart } from './exported-data.ts';
import { sayLeftOut } from './leave-out.ts';

/** `README.txt`: what the file holds, and how it is used. */
export function writeReadme(madeAt: string, leftOut: readonly LeavablePart[]): string {
  return [
    'Your data in Lunaria',
    `Made on ${madeAt.slice(0, 10)}.`,
    '',
    'summary.html    All of it for reading. Open it in a browser. It works without the internet.',
    'summary.pdf     The same, for printing.',
    'csv/            Your lists, one file each, for a spreadsheet.',
    'documents/      The documents you uploaded, as they came. index.csv names them.',
    'fhir/           For other health programs (FHIR R4): everything, and ips.json, a patient summary.',
    'lunaria.json    All of it for a program. Lunaria can bring it back from here.',
    '',
    leftOut.length === 0 ? 'Nothing was left out.' : `Left out, as you chose: ${sayLeftOut(leftOut)}.`,
    'Your password, keys and secret addresses are in no file.',
    '',
    'To bring it back: make a new account, open Files and choose this ZIP file as it is.',
    'Take care where you keep it: who can open this file can read all of this.',
    '',
    `Of the codes in fhir/: ${LOINC_NOTICE}`,
    '',
  ].join('\r\n');
}
