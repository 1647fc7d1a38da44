import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { findBasicInfo } from '@lunaria/db/queries/basic-info.ts';
import {
  deleteContactRow,
  findContactRows,
  orderContactRows,
  upsertContactRow,
} from '@lunaria/db/queries/emergency-contacts.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findProfile } from '@lunaria/db/queries/profiles.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactWrite,
  type EmergencyContact,
  type EmergencyRecords,
  mergeContact,
  orderContacts,
} from '@lunaria/domain/emergency/emergency-contact.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { unwrapUserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { openContact, sealContact } from './contact-content.ts';

/** What is known of her for an emergency: the country she chose and her blood type, null for none, and her contacts. */
export async function findEmergencyRecords(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
): Promise<Omit<EmergencyRecords, 'region'>> {
  const [profile, basics, rows, wrapped] = await database.readAsUser(userId, (tx) =>
    Promise.all([
      findProfile(tx, userId),
      findBasicInfo(tx, userId),
      findContactRows(tx, userId),
      findUserKey(tx, userId),
    ]),
  );
  const userKey = rows.length > 0 && wrapped ? unwrapUserKey(keyring, userId, wrapped) : null;
  return {
    country: profile?.country ?? null,
    blood_type: basics?.bloodType ?? null,
    contacts: userKey ? rows.map((row) => openContact(userKey, userId, row)) : [],
  };
}

/**
 * Adds a contact behind the others, or changes one, merged with what another device wrote meanwhile; returns it as it is then.
 * The same write twice changes nothing the second time. Throws AppError('invalid_input') for one too many.
 */
export async function saveContact(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  write: ContactWrite,
): Promise<EmergencyContact> {
  return await database.asUser(userId, async (tx) => {
    const contacts = await lockContacts(tx, keyring, userId);
    const stored = contacts.find(({ id }) => id === write.id) ?? null;
    if (stored?.unreadable) throw new AppError('invalid_input', CONTACT_TEXTS.unreadable);
    if (stored === null && contacts.length >= CONTACT_LIMITS.contacts) {
      throw new AppError('invalid_input', CONTACT_TEXTS.tooMany);
    }
    const contact = mergeContact(write, stored);
    if (stored !== null && isSame(contact, stored)) return stored;
    const content = sealContact(await openUserKey(tx, keyring, userId), userId, contact);
    const place = stored === null ? contacts.length : contacts.indexOf(stored);
    await upsertContactRow(tx, userId, { id: contact.id, content }, place);
    return contact;
  });
}

/** Puts her contacts into this order; returns all of them. What another device added meanwhile comes behind. */
export async function saveContactOrder(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  ids: readonly string[],
): Promise<EmergencyContact[]> {
  return await database.asUser(userId, async (tx) => {
    const ordered = orderContacts(await lockContacts(tx, keyring, userId), ids);
    await orderContactRows(tx, userId, idsOf(ordered));
    return ordered;
  });
}

/** Deletes the contact with this id; fine when there is none, so that it may be asked for twice. */
export async function deleteContact(database: Database, userId: string, id: string): Promise<void> {
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'emergency_contacts', userId);
    await deleteContactRow(tx, id);
    // No gap stays: the number of contacts is where the next one goes.
    await orderContactRows(tx, userId, idsOf(await findContactRows(tx, userId)));
  });
}

async function lockContacts(tx: Tx, keyring: MasterKeyring, userId: string): Promise<EmergencyContact[]> {
  await lockRecords(tx, 'emergency_contacts', userId);
  const rows = await findContactRows(tx, userId);
  if (rows.length === 0) return [];
  const userKey = await openUserKey(tx, keyring, userId);
  return rows.map((row) => openContact(userKey, userId, row));
}

const idsOf = (contacts: readonly { id: string }[]) => contacts.map(({ id }) => id);

function isSame(one: EmergencyContact, other: EmergencyContact): boolean {
  return one.name === other.name && one.relation === other.relation && one.phone === other.phone;
}
