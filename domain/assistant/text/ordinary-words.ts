/** Everyday words that lie one letter from a word that matters: they are never bent into it. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...'leading leaving leaning leasing leaping leading pairs plains paint paints tables constraint construction'.split(
    ' ',
  ),
  ...'constructions spelling spellings selling smelling dwelling inspection insertion intention inflation induction'.split(
    ' ',
  ),
  ...'invention injection injections affection inflection switches shells sells breach breadth breeze unreadable'.split(
    ' ',
  ),
  ...'migrating waiters wafers walters blend blond bloom brood breed bleep bleak bells belle bella bully billy'.split(
    ' ',
  ),
  ...'conclusion contradiction threat threats sniff staff stuff cheat cheats chess crest beast beasts rating raving'.split(
    ' ',
  ),
  ...'reducer reaped hires hired hikes hides tommy timmy mummy cooking booking cocking consonant slurped shading'.split(
    ' ',
  ),
  ...'sharing shaving staking snaking broker shallower throttle camping clamping ramping mowing moping kinks kinking'.split(
    ' ',
  ),
  ...'would world wounds sporting spitting spelling potting crashing cruising flushing flushed flushes flush fewer'.split(
    ' ',
  ),
  ...'burying turning etching pitching stubbing mottles spectre several sodden faith painter moves mover period'.split(
    ' ',
  ),
  ...'retrieve tablet thought though content condor random bloated boated version visit vices invoices smalls'.split(
    ' ',
  ),
]);
