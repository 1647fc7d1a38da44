import type { EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { WriteStatus } from '../../../app/write-queue/write-status.tsx';
import { type RecordActions, useRecordActions } from '../../../data/medical-records/use-medical-records.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { Emergency } from '../emergency.tsx';

export const ANA: EmergencyContact = {
  id: '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c',
  name: 'Ana',
  relation: 'Sister',
  phone: '+44 20 7946 0018',
};

export const WARD: EmergencyContact = {
  id: '1c9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c',
  name: 'St Mary',
  relation: 'Maternity unit',
  phone: '020 7946 0111',
};

/** A Thursday in November. */
export const NOON = '2026-11-26T12:00:00';

let elsewhere: RecordActions | null = null;

function Elsewhere({ userId }: { userId: string }) {
  elsewhere = useRecordActions(userId);
  return null;
}

/** What she adds in another part of the product, on this device and without a reload. */
export function addRecord(record: MedicalRecord): void {
  if (elsewhere === null) throw new Error('The page is not open.');
  elsewhere.add(record);
}

/** Shows the page; again: as a reload does. */
export async function openEmergency(): Promise<void> {
  await cleanup();
  await renderPart(
    ({ user }) => (
      <>
        <Emergency user={user} />
        <WriteStatus userId={user.id} />
        <Elsewhere userId={user.id} />
      </>
    ),
    { at: '/dashboard/emergency' },
  );
}

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const call = (name: string): Locator => page.getByRole('link', { name, exact: true });
/** Her contacts as they stand there, by what the button that calls says. */
export const peopleShown = (): string[] =>
  page
    .getByRole('link', { name: /^Call \D/ })
    .elements()
    .map((link) => link.getAttribute('aria-label') ?? '');
