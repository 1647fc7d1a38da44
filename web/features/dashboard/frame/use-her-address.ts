import type { HerAddress } from '@lunaria/domain/dashboard/main-tabs.ts';
import { SECTION_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The address as the domain reads it. */
export function useHerAddress(): HerAddress {
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({ pathname, section: new URLSearchParams(search).get(SECTION_PARAMETER) }),
    [pathname, search],
  );
}
