import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { whenIdle } from '../../app/when-idle.ts';
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
    // What fails here is said at the press.
    return whenIdle(() => void load().catch(() => undefined));
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
