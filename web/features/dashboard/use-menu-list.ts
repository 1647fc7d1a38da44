import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import type { MenuOpening } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * The list of a menu, which is not part of the first load: fetched once the page has nothing better to do, put in place
 * by the first press. Until then the button stands alone, with `buttonProps`.
 */
export function useMenuList<Props>(load: Load<Props>) {
  const [List, setList] = useState<ComponentType<Props> | null>(null);
  const [openedBy, setOpenedBy] = useState<MenuOpening>('pointer');

  useEffect(() => {
    // Safari has no idle callback. What fails here is said at the press.
    const fetchList = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchList, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchList, { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, [load]);

  async function open(opening: MenuOpening) {
    setOpenedBy(opening);
    try {
      const { default: list } = await load();
      setList(() => list);
    } catch {
      showToast({
        title: 'The menu did not load',
        message: 'Check your connection and try again.',
        kind: 'destructive',
      });
    }
  }

  return {
    List,
    openedBy,
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      // A click by key has no pressed button behind it.
      onClick: (event: MouseEvent) => void open(event.detail === 0 ? 'key' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open('key');
      },
    },
  } as const;
}
