import { addressOf, comingSoonToast, type Place } from '@lunaria/domain/dashboard/places.ts';
import type { DashboardItem, Opening } from '@lunaria/domain/dashboard/sections.ts';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast.tsx';

type DialogSlot = (Opening & { kind: 'dialog' })['slot'];

/** What happens when a subsection or an item of Doctor Chat is chosen, as the registry says. */
export function useOpenItem(place: Place | null) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogSlot | null>(null);
  const [arriving, setArriving] = useState<DashboardItem | null>(null);

  const open = useCallback(
    (item: DashboardItem) => {
      const { opens } = item;
      if (opens.kind === 'coming-soon') showToast({ ...comingSoonToast(item), kind: 'notice' });
      else if (opens.kind === 'page') void navigate(opens.path);
      else if (opens.kind === 'view') void navigate(addressOf(item.id));
      else setDialog(opens.slot);
    },
    [navigate],
  );

  /** For what was found by search: shown at its place first, where she will find it the next time, then opened. */
  function openAtPlace(item: DashboardItem, address: string | null) {
    if (address === null || item.opens.kind === 'page' || item.opens.kind === 'view') {
      open(item);
      return;
    }
    setArriving(item);
    void navigate(address);
  }

  const arrivedAt = place?.kind === 'group' ? place.section?.id : undefined;
  useEffect(() => {
    if (arriving === null || arriving.id !== arrivedAt) return;
    setArriving(null);
    // What opens over the page gives the focus back to where it was.
    document.getElementById(arriving.id)?.focus();
    open(arriving);
  }, [arriving, arrivedAt, open]);

  return { open, openAtPlace, dialog, setDialog };
}
