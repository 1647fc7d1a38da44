import { type ReactNode, useRef } from 'react';
import { useScrollStop } from './use-scroll-stop.ts';

interface DialogBodyProps {
  /** Of the dialog: what a reader is told where the text itself takes the focus. */
  title: string;
  isFlush: boolean;
  children: ReactNode;
}

/** What scrolls between the head of a dialog and its buttons. */
export function DialogBody({ title, isFlush, children }: DialogBodyProps) {
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
