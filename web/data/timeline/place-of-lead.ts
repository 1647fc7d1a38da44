import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import { addressOf, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import {
  CYCLE_SECTION_ID,
  HISTORY_SECTION_ID,
  PROFILE_ADDRESS,
  RESULTS_SECTION_ID,
} from '@lunaria/domain/dashboard/sections.ts';
import type { Lead } from '@lunaria/domain/timeline/timeline.ts';
import { addressOfDocument } from '../documents/document-address.ts';

/** Where an event is opened. What of her it is stands in the state of the history, not in the address. */
export function placeOfLead(lead: Lead): { to: string; state?: unknown } {
  switch (lead.to) {
    case 'record':
      return { to: addressOf(HISTORY_SECTION_ID), state: { recordKind: lead.kind, recordId: lead.id } };
    case 'document':
      return { to: addressOfDocument(lead.id) };
    case 'day':
      return { to: logAddressOf(lead.day) };
    case 'cycles':
      return { to: addressOf(CYCLE_SECTION_ID) };
    case 'method':
      return { to: METHOD_PAGE.path };
    case 'profile':
      return { to: PROFILE_ADDRESS };
    case 'values':
      return { to: addressOf(RESULTS_SECTION_ID) };
  }
}
