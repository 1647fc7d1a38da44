import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { useSwipeDown } from './use-swipe-down.ts';

interface SheetWindowProps {
  title: string;
  /** Below the title. */
  head: ReactNode;
  foot: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * On a phone a sheet over the full width, which goes when its head is swiped down; where there is room a window in the middle.
 * Escape, × and Done close it too, and the focus goes back to where it came from.
 */
export function SheetWindow({ title, head, foot, onClose, children }: SheetWindowProps) {
  const [opener] = useState(() => document.activeElement);
  const { sheet, handle } = useSwipeDown(onClose);
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-backdrop" />
        <RadixDialog.Content
          ref={sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The window itself: nothing in it is chosen by opening it. Once it is drawn: before that, taking the focus would
            // make the browser lay it out twice.
            event.preventDefault();
            requestAnimationFrame(() => sheet.current?.focus({ preventScroll: true }));
          }}
          onCloseAutoFocus={(event) => {
            // Whoever has taken the focus meanwhile (a page that opened) keeps it.
            event.preventDefault();
            if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[calc(100dvh-2.375rem)] animate-sheet-in flex-col overflow-clip rounded-t-dialog border border-float-edge bg-surface shadow-dialog outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:h-[min(52rem,90dvh)] sm:w-[min(30rem,100vw-2rem)] sm:-translate-1/2 sm:animate-fade-in sm:rounded-dialog short:h-dvh"
        >
          <div {...handle} className="relative shrink-0 touch-none px-4 pt-5 max-sm:cursor-grab short:pt-2">
            <span
              aria-hidden="true"
              className="absolute top-2 left-1/2 h-1.25 w-10 -translate-x-1/2 rounded-full bg-control opacity-70 sm:hidden"
            />
            <div className="flex items-center justify-between gap-2 pl-1">
              <RadixDialog.Title className="type-h2 pt-0.5">{title}</RadixDialog.Title>
              <RadixDialog.Close
                aria-label="Close"
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sunken"
              >
                <X aria-hidden="true" size={22} strokeWidth={1.75} />
              </RadixDialog.Close>
            </div>
            <div className="-mx-0.5">{head}</div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 -outline-offset-2">
            {children}
          </div>
          {foot}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
