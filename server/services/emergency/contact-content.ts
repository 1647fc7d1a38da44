import type { ContactRow } from '@lunaria/db/queries/emergency-contacts.ts';
import type { ContactTexts, EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/** Name, relation and number as they are stored. */
export function sealContact(
  userKey: UserKey,
  userId: string,
  { id, name, relation, phone }: EmergencyContact,
): Uint8Array {
  return encryptText(userKey, placeOf(userId, id), JSON.stringify({ name, relation, phone }));
}

/** As she wrote it. One that was not written for this place is marked: it must not take the others with it. */
export function openContact(userKey: UserKey, userId: string, { id, content }: ContactRow): EmergencyContact {
  try {
    const texts = JSON.parse(decryptText(userKey, placeOf(userId, id), content)) as ContactTexts; // as: written by sealContact
    return { id, ...texts };
  } catch (error) {
    if (error instanceof TamperedError) return { id, name: '', relation: '', phone: '', unreadable: true };
    throw error;
  }
}

function placeOf(userId: string, id: string) {
  return { table: 'emergency_contacts', column: 'content', userId, rowKey: id };
}
