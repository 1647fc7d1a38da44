import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { useEffect, useState } from 'react';
import { askAhead } from '../../app/ask-together.ts';
import { forgetAhead } from '../../app/asked-ahead.ts';
import { addressesOfToday } from './addresses-of-today.ts';

/** Once, with the page itself: later her screens ask for what is not here. */
let hasAsked = false;

/**
 * Stands before everything that is drawn once it is known who she is and that nothing else is asked of her first. Where the
 * browser opened Today, its lists are asked for with the first drawing, and not when its parts stand.
 */
export function AskForToday(): null {
  useState(() => {
    if (hasAsked) return;
    hasAsked = true;
    const [opened] = performance.getEntriesByType('navigation');
    if (opened && new URL(opened.name).pathname === '/dashboard')
      askAhead(addressesOfToday(localDateOf(new Date())));
  });
  // Another user is another page: what this one did not take is not hers.
  useEffect(() => forgetAhead, []);
  return null;
}
