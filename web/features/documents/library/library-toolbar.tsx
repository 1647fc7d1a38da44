import { DOCUMENT_CATEGORIES, DOCUMENT_TYPES } from '@lunaria/domain/documents/health-document.ts';
import { DOCUMENT_ORDERS } from '@lunaria/domain/documents/search-documents.ts';
import { UPLOAD_PERIODS } from '@lunaria/domain/documents/upload-period.ts';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { CONTROL_STYLE } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { CATEGORY_ICONS } from '../category-badge.tsx';
import type { LibrarySearch } from './use-library-search.ts';

interface LibraryToolbarProps {
  search: LibrarySearch;
  searchField: RefObject<HTMLInputElement | null>;
  isSlashOn: boolean;
}

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const ALL = 'all';
/** Nothing was uploaded before there was a Lunaria. */
const FIRST_DAY = '2020-01-01';

/** To find one among many: by words, by what it is, by when it came. */
export function LibraryToolbar({ search, searchField, isSlashOn }: LibraryToolbarProps) {
  const filtersId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { category, type, period } = search.asked;
  const chosen = [category !== null, type !== null, period !== 'any'].filter(Boolean).length;
  return (
    <search aria-label="Documents" className="mt-6 block">
      <div className="flex gap-2">
        <SearchField search={search} field={searchField} isSlashOn={isSlashOn} />
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={filtersId}
          onClick={() => setUnfolded(!isUnfolded)}
          className="type-button flex min-h-12 shrink-0 items-center gap-2 rounded-input border border-control bg-raised px-3.5 transition-colors hover:bg-sunken sm:hidden"
        >
          <SlidersHorizontal {...ICON} />
          Filter{chosen > 0 && ` (${chosen})`}
        </button>
      </div>
      <div id={filtersId} className={isUnfolded ? '' : 'max-sm:hidden'}>
        <Filters search={search} />
      </div>
    </search>
  );
}

interface SearchFieldProps {
  search: LibrarySearch;
  field: RefObject<HTMLInputElement | null>;
  isSlashOn: boolean;
}

function SearchField({ search, field, isSlashOn }: SearchFieldProps) {
  const id = useId();
  const { query } = search.asked;
  function empty() {
    search.ask({ query: '' });
    field.current?.focus();
  }
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        Search documents
      </label>
      <Search {...ICON} className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
      <input
        ref={field}
        id={id}
        // Not `search`: its own cross looks different in every browser.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts={isSlashOn ? '/' : undefined}
        placeholder="Search documents"
        value={query}
        onChange={(event) => search.ask({ query: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          event.preventDefault();
          event.stopPropagation();
          search.ask({ query: '' });
        }}
        className={`${CONTROL_STYLE} px-11`}
      />
      {query !== '' ? (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={empty}
          className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-full transition-colors hover:bg-sunken"
        >
          <X {...ICON} size={18} />
        </button>
      ) : (
        isSlashOn && (
          <span
            aria-hidden="true"
            className="type-label pointer-events-none absolute top-3 right-3 grid size-6 place-items-center rounded-[7px] border border-border bg-surface text-muted max-sm:hidden"
          >
            /
          </span>
        )
      )}
    </div>
  );
}

function Filters({ search }: { search: LibrarySearch }) {
  const { asked, ask, categoryCounts, typeCounts } = search;
  const withCount = (label: string, count: number | undefined) => `${label} (${count ?? 0})`;
  return (
    <>
      <div className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-x-4 gap-y-3">
        <Select
          label="Category"
          options={[
            { value: ALL, label: 'All categories' },
            ...DOCUMENT_CATEGORIES.map(({ value, label }) => {
              const Icon = CATEGORY_ICONS[value];
              return { value, label: withCount(label, categoryCounts.get(value)), icon: <Icon {...ICON} /> };
            }),
            { value: 'unfiled' as const, label: withCount('Not filed yet', categoryCounts.get('unfiled')) },
          ]}
          value={asked.category ?? ALL}
          onValueChange={(value) => ask({ category: value === ALL ? null : value })}
        />
        <Select
          label="Document type"
          options={[
            { value: ALL, label: 'All types' },
            ...DOCUMENT_TYPES.map((value) => ({ value, label: withCount(value, typeCounts.get(value)) })),
          ]}
          value={asked.type ?? ALL}
          onValueChange={(value) => ask({ type: value === ALL ? null : value })}
        />
        <Select
          label="Uploaded"
          options={UPLOAD_PERIODS}
          value={asked.period}
          onValueChange={(period) => ask({ period })}
        />
        <Select
          label="Order"
          options={DOCUMENT_ORDERS}
          value={search.order}
          onValueChange={search.setOrder}
        />
      </div>
      {asked.period === 'own' && <OwnPeriod search={search} />}
    </>
  );
}

/** The two days between which it was uploaded. */
function OwnPeriod({ search }: { search: LibrarySearch }) {
  const today = useToday();
  const { asked, ask } = search;
  const ends = { min: FIRST_DAY, max: today, today } as const;
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4 gap-y-3">
      <DateField label="From" value={asked.from} onValueChange={(from) => ask({ from })} {...ends} />
      <DateField label="To" value={asked.to} onValueChange={(to) => ask({ to })} {...ends} />
    </div>
  );
}
