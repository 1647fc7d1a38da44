import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

/** 1: as wide as there is room. */
const ZOOM_STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The next step in a direction; the same at the end. */
function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  return steps.find((step) => (direction === 1 ? step > zoom : step < zoom)) ?? zoom;
}

/** What a key asks for inside a viewer that has the focus; null: nothing of it. */
function readZoomKey(key: string, zoom: number): number | null {
  if (key === '+' || key === '=') return stepZoom(zoom, 1);
  if (key === '-') return stepZoom(zoom, -1);
  return key === '0' ? 1 : null;
}

/** For what is shown: plus and minus change its size, 0 shows the whole of it again. */
export function zoomByKey(event: KeyboardEvent, zoom: number, onZoom: (zoom: number) => void): void {
  const wanted = event.ctrlKey || event.metaKey ? null : readZoomKey(event.key, zoom);
  if (wanted === null) return;
  event.preventDefault();
  onZoom(wanted);
}

interface ViewerBarProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  children: ReactNode;
}

/** Above what is shown: where one is in it, and how large. */
export function ViewerBar({ zoom, onZoom, children }: ViewerBarProps) {
  const isWhole = zoom === 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-b border-border bg-surface px-2 py-2 sm:px-3">
      <div className="flex min-h-9 items-center gap-1 sm:gap-2">{children}</div>
      <div className="flex items-center gap-1 sm:gap-2">
        <IconButton
          label="Smaller"
          isDisabled={stepZoom(zoom, -1) === zoom}
          onPress={() => onZoom(stepZoom(zoom, -1))}
        >
          <Minus aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
        <button
          type="button"
          onClick={() => onZoom(1)}
          aria-label={`${Math.round(zoom * 100)} %${isWhole ? '' : ', back to 100 %'}`}
          className="type-label min-h-9 min-w-15 rounded-full px-2 tabular-nums transition-colors hover:bg-sunken"
        >
          {Math.round(zoom * 100)} %
        </button>
        <IconButton
          label="Larger"
          isDisabled={stepZoom(zoom, 1) === zoom}
          onPress={() => onZoom(stepZoom(zoom, 1))}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
  );
}

/** How wide the element is inside, in CSS pixels; 0 until it is known. A scroll bar that comes or goes changes nothing. */
export function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const watch = new ResizeObserver(() => {
      setWidth((before) => (Math.abs(watched.clientWidth - before) < 20 ? before : watched.clientWidth));
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
