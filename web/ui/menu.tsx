import * as RadixMenu from 'radix-ui/dropdown-menu';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Its code was fetched because of a press: it opens at once; after a key, on its first row. */
  openedBy?: MenuOpening | undefined;
  /** Links above the list that are no entries of it; `close` is for whoever follows one. */
  above?: ((close: () => void) => ReactNode) | null;
  children: ReactNode;
}

export type MenuOpening = 'pointer' | 'key';

/**
 * A list of actions and places behind one button: arrow keys, first letters, Escape. It stays where its button is, so
 * that it belongs to the same landmark.
 */
export function Menu({ trigger, align = 'end', openedBy, above = null, children }: MenuProps) {
  const [isOpen, setOpen] = useState(openedBy !== undefined);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = openedBy === 'key' ? content.current?.querySelector('[role=menuitem]') : null;
    if (first instanceof HTMLElement) first.focus();
  }, [openedBy]);
  return (
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        ref={content}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        // With links above them the entries are a list of their own.
        {...(above && { role: 'group', 'aria-orientation': undefined, onKeyDown: moveToLinks })}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(24rem,100vw-2rem)] min-w-60 animate-float-in overflow-y-auto rounded-card border border-border bg-raised p-2 shadow-dialog"
      >
        {above ? (
          <>
            {above(() => setOpen(false))}
            <div role="menu">{children}</div>
          </>
        ) : (
          children
        )}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

/** A menu keeps Tab to itself: here it goes round the links, and the entry that it came from or the first. */
function moveToLinks(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a:not([role=menuitem])')];
  const entry = event.currentTarget.querySelector<HTMLElement>('[role=menuitem]');
  const stops = [...links, ...(entry ? [entry] : [])];
  const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const step = event.shiftKey ? -1 : 1;
  // On another entry, or on none: as on the last.
  const from = at === -1 ? stops.length - 1 : at;
  stops.at((from + step) % stops.length)?.focus();
}

const ROW_STYLE =
  'type-button font-regular flex min-h-11 cursor-pointer items-center gap-3.5 rounded-small px-3 py-2 text-text -outline-offset-3 select-none ' +
  'data-highlighted:bg-primary-tint data-highlighted:font-strong data-highlighted:text-primary ' +
  'aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary data-disabled:text-muted';

/** One action. The icon is 20 px and stands beside the word. */
export function MenuItem({
  id,
  icon,
  onSelect,
  children,
}: {
  id?: string;
  icon?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <RadixMenu.Item id={id} className={ROW_STYLE} onSelect={onSelect}>
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

/** One place: a real link, so that it can be opened in a new tab. */
export function MenuLink({ icon, to, children }: { icon?: ReactNode; to: string; children: ReactNode }) {
  return (
    <RadixMenu.Item asChild>
      <Link to={to} className={ROW_STYLE}>
        {icon}
        {children}
      </Link>
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="my-2 h-px bg-border" />;
}

/** Rows that belong together, under their name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  return (
    <RadixMenu.Group aria-labelledby={labelId}>
      <RadixMenu.Label id={labelId} className="type-hint px-3 pt-3 pb-1 font-medium text-muted">
        {label}
      </RadixMenu.Label>
      {children}
    </RadixMenu.Group>
  );
}
