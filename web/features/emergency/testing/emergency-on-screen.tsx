import type { EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import { vi } from 'vitest';

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

/** Her device is in this time zone, whatever that of this machine is. */
export function standInZone(timeZone: string): void {
  const read = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...read.call(this), timeZone };
  });
}
