import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** A date or one sentence under the title. */
  subtitle?: string;
  /** Small buttons beside the subtitle, about what it names: to the day before, to the day after. */
  actions?: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Takes the focus when it opens, instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** As high from the start as it may become: what comes and goes in it moves nothing under her thumb. */
  isTall?: boolean;
  /** The content reaches the edges: a list with rows of its own padding. */
  isFlush?: boolean;
}

/** A window over the page; on a narrow screen a sheet from below, over the full width. Escape and × close it. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    subtitle,
    actions,
    footer,
    children,
    initialFocus,
    isTall = false,
    isFlush = false,
  } = props;
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // Read before anything inside takes the focus by itself: a field with `autoFocus` does as it is drawn.
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  useWholeDoubleClick(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-backdrop" />
        <RadixDialog.Content
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Radix hears the key before the list of a select does: it closes the list, and not also the window. (The
            // search is a field with a list that is always open.)
            if (document.activeElement?.matches('button[role=combobox][aria-expanded=true]'))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only its own trigger. Whoever has taken the focus meanwhile (a page that opened) keeps it.
            event.preventDefault();
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(subtitle === undefined ? { 'aria-describedby': undefined } : {})}
          className={`fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] animate-sheet-in flex-col overflow-hidden rounded-t-dialog border border-float-edge bg-raised shadow-dialog sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[min(600px,100vw-2rem)] sm:-translate-1/2 sm:animate-fade-in sm:rounded-dialog ${isTall ? 'h-[94dvh] sm:h-[90dvh]' : ''}`}
        >
          <DialogHead {...{ title, subtitle, actions }} />
          {children !== undefined && <DialogBody {...{ title, isFlush }}>{children}</DialogBody>}
          {footer && (
            <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-border bg-surface p-4 sm:px-7">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** So long after the first click the second one of a double click may come. */
const DOUBLE_CLICK_MS = 500;

/** The second click of a double click belongs to the window that the first one closed, and not to what lay beneath it. */
function useWholeDoubleClick(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const swallow = (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_MS);
    };
  }, [isOpen]);
}

type DialogHeadProps = { subtitle: string | undefined } & Pick<DialogProps, 'title' | 'actions'>;

function DialogHead({ title, subtitle, actions }: DialogHeadProps) {
  return (
    <header className="relative p-5 pb-4 sm:px-7 sm:pt-6">
      <RadixDialog.Title className="type-h2 pr-15">{title}</RadixDialog.Title>
      {subtitle !== undefined && (
        <div className={`mt-1 flex items-center gap-3 ${actions ? '' : 'pr-15'}`}>
          <RadixDialog.Description className="text-muted">{subtitle}</RadixDialog.Description>
          {actions}
        </div>
      )}
      <RadixDialog.Close
        aria-label="Close"
        className="absolute top-5 right-5 grid size-11 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken sm:top-6 sm:right-7"
      >
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </RadixDialog.Close>
    </header>
  );
}

interface DialogBodyProps {
  /** Of the dialog: what a reader is told where the text itself takes the focus. */
  title: string;
  isFlush: boolean;
  children: ReactNode;
}

/** What scrolls between the head of a dialog and its buttons. */
function DialogBody({ title, isFlush, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const isStop = useScrollStop(box);
  return (
    <div
      ref={box}
      {...(isStop ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
      className={`min-h-0 flex-1 overflow-y-auto border-t border-border -outline-offset-2 ${isFlush ? '' : 'p-5 sm:px-7 sm:py-6'}`}
    >
      {children}
    </div>
  );
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * True for an element that scrolls and holds nothing that takes the focus: it has to take it itself, or the keyboard
 * does not reach what lies below its edge. Follows what is drawn in it and its size.
 */
function useScrollStop(element: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const { current: box } = element;
    if (box === null) return;
    const look = () => setStop(box.scrollHeight > box.clientHeight && box.querySelector(CONTROLS) === null);
    const sizes = new ResizeObserver(look);
    const observeSizes = () => {
      sizes.disconnect();
      for (const one of [box, ...box.children]) sizes.observe(one);
    };
    const contents = new MutationObserver(() => {
      observeSizes();
      look();
    });
    contents.observe(box, { childList: true, subtree: true });
    observeSizes();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [element]);
  return isStop;
}
