import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Heading above the first option of several that follow one another. */
  group?: string;
}

/** Distance of the list from its select, and from the edges of the window. */
const GAP_PX = 8;
const MARGIN_PX = 16;
/** With less room than this below, the list opens upwards where there is more. */
const ENOUGH_PX = 260;
/** Narrower than this no list is. */
const LEAST_PX = 240;

interface SelectListProps<Value extends string> {
  id: string;
  labelledBy: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly SelectOption<Value>[];
  chosen: Value | '';
  row: number;
  onPoint: (row: number) => void;
  onTake: (row: number) => void;
}

interface Row<Value extends string> {
  option: SelectOption<Value>;
  index: number;
}

/** Options that follow one another under the same heading, or under none. */
function groupRows<Value extends string>(
  options: readonly SelectOption<Value>[],
): { group: string | undefined; rows: Row<Value>[] }[] {
  const groups: { group: string | undefined; rows: Row<Value>[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.rows.push({ option, index });
    else groups.push({ group: option.group, rows: [{ option, index }] });
  });
  return groups;
}

export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`;
}

/** The open list, in the browser's top layer: above dialogs, and never cut off by what scrolls. */
export function SelectList<Value extends string>(props: SelectListProps<Value>) {
  const { id, labelledBy, anchor, options, chosen, row, onPoint, onTake } = props;
  const list = useRef<HTMLDivElement>(null);

  usePlaceBeside(list, anchor);
  useLayoutEffect(() => {
    document.getElementById(rowId(id, row))?.scrollIntoView({ block: 'nearest' });
  }, [id, row]);

  const drawRow = ({ option, index }: Row<Value>) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read by the combobox, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant, never focused itself
    <div
      key={option.value}
      id={rowId(id, index)}
      role="option"
      aria-selected={option.value === chosen}
      data-current={index === row || undefined}
      onPointerMove={() => index !== row && onPoint(index)}
      onClick={() => onTake(index)}
      className="type-button font-regular flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-2 select-none -outline-offset-3 outline-focus data-current:not-hover:outline-3 data-current:not-aria-selected:bg-sunken aria-selected:bg-primary-tint aria-selected:font-strong aria-selected:text-primary"
    >
      {option.icon}
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.value === chosen && (
        <Check aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
      )}
    </div>
  );

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-labelledby={labelledBy}
      // The focus stays where the keys are read.
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-50 m-0 animate-float-in overflow-y-auto rounded-card border border-border bg-raised p-2 text-text shadow-dialog"
    >
      {groupRows(options).map(({ group, rows }) =>
        group === undefined ? (
          rows.map(drawRow)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="type-hint px-3 pt-3 pb-1 font-medium text-muted">
              {group}
            </p>
            {rows.map(drawRow)}
          </div>
        ),
      )}
    </div>
  );
}

/** Opens the list in the top layer, and keeps it beside its select while anything scrolls. */
function usePlaceBeside(list: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Without the top layer (browsers before 2024) it lies above by its z-index.
    element.showPopover?.();
    const place = () => anchor.current && placeBeside(element, anchor.current);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [list, anchor]);
}

function placeBeside(list: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right, width: anchorWidth } = anchor.getBoundingClientRect();
  // A small select has words in its list all the same; they stay in the window.
  const width = Math.max(anchorWidth, Math.min(LEAST_PX, window.innerWidth - 2 * MARGIN_PX));
  const isAtRight = left + width > window.innerWidth - MARGIN_PX;
  const below = window.innerHeight - bottom - GAP_PX - MARGIN_PX;
  const above = top - GAP_PX - MARGIN_PX;
  const opensUp = below < Math.min(list.scrollHeight, ENOUGH_PX) && above > below;
  Object.assign(list.style, {
    left: `${isAtRight ? Math.max(right - width, MARGIN_PX) : left}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(opensUp ? above : below, 0)}px`,
    top: opensUp ? 'auto' : `${bottom + GAP_PX}px`,
    bottom: opensUp ? `${window.innerHeight - top + GAP_PX}px` : 'auto',
  });
}
