import type { Tile, Tiles } from '@lunaria/domain/body/count-tiles.ts';
import type { ReactNode } from 'react';
import { CycleSign } from '../../../app/day-signs.tsx';
import { Badge } from '../../../ui/badge.tsx';

interface CycleTilesProps {
  tiles: Tiles;
  /** `example`: she has recorded nothing at all, the numbers are the example's. `none`: nothing is forecast. */
  basis: 'example' | 'forecast' | 'none';
}

const BASES: Record<CycleTilesProps['basis'], string> = {
  example: 'By cycle length. Estimates, not contraception.',
  forecast: 'By your forecast. Estimates, not contraception.',
  none: 'Nothing is forecast now.',
};

/** Three numbers: where she is, and how far ovulation and the next period are. */
export function CycleTiles({ tiles, basis }: CycleTilesProps) {
  return (
    <section aria-label="Your cycle in three numbers">
      <div className="mb-2 flex min-h-6 items-center justify-between gap-3">
        <p className="type-hint text-muted">{BASES[basis]}</p>
        {basis === 'example' && <Badge tone="dashed">Sample</Badge>}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2.5 sm:gap-4">
        <TileCard label="Day" tile={tiles.day} sign={<TodayRing />} />
        <TileCard label="Ovulation" tile={tiles.ovulation} sign={<CycleSign kind="ovulation" size={20} />} />
        <TileCard label="Period" tile={tiles.period} sign={<CycleSign kind="predicted-period" size={20} />} />
      </dl>
    </section>
  );
}

function TileCard({ label, tile: { value, said }, sign }: { label: string; tile: Tile; sign: ReactNode }) {
  return (
    <div className="min-w-0 rounded-card border border-border bg-surface p-3 max-sm:rounded-[20px] sm:px-4.5 sm:py-3.5">
      <dt className="type-hint flex items-start justify-between gap-1 text-muted">
        {label}
        {sign}
      </dt>
      <dd>
        <span className="type-numeral block">{value ?? '–'}</span>{' '}
        <span className="type-hint text-muted">{said}</span>
      </dd>
    </div>
  );
}

function TodayRing() {
  return <span aria-hidden="true" className="size-4.5 shrink-0 rounded-full border-[2.5px] border-today" />;
}
