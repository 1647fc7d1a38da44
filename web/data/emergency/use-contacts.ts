import type { ContactTexts, EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import {
  CONTACT_WRITES,
  CONTACTS_LANE,
  COUNTRY_RECORD,
  COUNTRY_WRITES,
  type ContactChange,
} from './emergency.ts';

export interface ContactActions {
  /** A new contact, behind the others. */
  add: (contact: EmergencyContact) => void;
  /** `base`: the contact as she saw it. */
  change: (base: EmergencyContact, texts: ContactTexts) => void;
  remove: (contact: EmergencyContact) => void;
  /** The ids of all of them, as she wants to see them. */
  order: (ids: string[]) => void;
  /** Null: as the time zone of the device says. */
  chooseCountry: (country: string | null) => void;
}

/** What can be done on the emergency page. All of it shows at once and is sent when it can be. */
export function useContactActions(userId: string): ContactActions {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: ContactChange) =>
      void queue.enqueue(CONTACT_WRITES, userId, CONTACTS_LANE, change);
    return {
      add: (contact) =>
        enqueue({ op: 'put', write: { id: contact.id, ...textsOf(contact), user_id: userId, base: null } }),
      change: (base, texts) =>
        enqueue({ op: 'put', write: { id: base.id, ...texts, user_id: userId, base: textsOf(base) } }),
      remove: ({ id }) => enqueue({ op: 'remove', id, userId }),
      order: (ids) => enqueue({ op: 'order', order: { user_id: userId, ids } }),
      chooseCountry: (country) =>
        void queue.enqueue(COUNTRY_WRITES, userId, COUNTRY_RECORD, { user_id: userId, country }),
    };
  }, [queue, userId]);
}

const textsOf = ({ name, relation, phone }: ContactTexts): ContactTexts => ({ name, relation, phone });
