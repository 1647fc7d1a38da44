/** Forms that no rule brings together. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{
    bled: 'bleed',
    sided: 'side',
    fell: 'fall',
    fallen: 'fall',
    felt: 'feel',
    went: 'go',
    gone: 'go',
    goes: 'go',
    going: 'go',
  },
  ...{
    took: 'take',
    taken: 'take',
    threw: 'throw',
    thrown: 'throw',
    broke: 'break',
    broken: 'break',
    woke: 'wake',
  },
  ...{ swollen: 'swell', swelled: 'swell', hit: 'hit', cut: 'cut', kept: 'keep', lost: 'lose', gave: 'give' },
  ...{
    began: 'begin',
    begun: 'begin',
    came: 'come',
    couldnt: 'cant',
    cannot: 'cant',
    died: 'die',
    dying: 'die',
  },
  ...{ feet: 'foot', babies: 'baby', bodies: 'body', heavier: 'heavy', heaviest: 'heavy', heavily: 'heavy' },
  ...{
    breathing: 'breath',
    breathe: 'breath',
    breathes: 'breath',
    breaths: 'breath',
    breathed: 'breath',
    breathin: 'breath',
  },
  ...{
    haemorrhaging: 'hemorrhag',
    hemorrhaging: 'hemorrhag',
    haemorrhage: 'hemorrhag',
    hemorrhage: 'hemorrhag',
  },
  ...{ diarrhoea: 'diarrhea', oestrogen: 'estrogen', oedema: 'edema', foetus: 'fetus', foetal: 'fetal' },
  ...{
    agonizing: 'agonis',
    agonising: 'agonis',
    tummies: 'tummy',
    puking: 'puke',
    drank: 'drink',
    drunk: 'drink',
  },
  ...{
    choking: 'choke',
    choked: 'choke',
    chokes: 'choke',
    choke: 'choke',
    raped: 'rape',
    beaten: 'beat',
    bitten: 'bite',
    hurting: 'hurt',
  },
  ...{
    less: 'less',
    this: 'this',
    his: 'his',
    was: 'was',
    has: 'has',
    as: 'as',
    is: 'is',
    us: 'us',
    yes: 'yes',
  },
  ...{
    does: 'does',
    during: 'during',
    thing: 'thing',
    nothing: 'nothing',
    something: 'something',
    anything: 'anything',
  },
  ...{
    everything: 'everything',
    morning: 'morning',
    evening: 'evening',
    spring: 'spring',
    ring: 'ring',
    bed: 'bed',
  },
  ...{ red: 'red', need: 'need', bleed: 'bleed', speed: 'speed', feed: 'feed', seed: 'seed', breed: 'breed' },
  ...{
    period: 'period',
    uterus: 'uterus',
    pus: 'pus',
    pelvis: 'pelvis',
    sepsis: 'sepsis',
    virus: 'virus',
    gas: 'gas',
  },
  ...{
    wings: 'wing',
    rings: 'ring',
    being: 'be',
    been: 'be',
    king: 'king',
    bring: 'bring',
    string: 'string',
  },
};

/**
 * The common part of the forms of an English word: `soaked`, `soaking` and `soaks` are `soak`. Light on purpose: it never
 * makes `pill` of `pillar`. Words of the lists are stemmed by the same function.
 */
export function stemWord(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  if (stem.endsWith('ing') && stem.length > 5) stem = undouble(stem.slice(0, -3));
  else if (stem.endsWith('ed') && stem.length > 4) stem = undouble(stem.slice(0, -2));
  if (stem.endsWith('e') && stem.length > 4) stem = stem.slice(0, -1);
  if (stem.endsWith('i') && stem.length > 4) stem = `${stem.slice(0, -1)}y`;
  return stem;
}

/** `stopp` of `stopped` is `stop`; `press` and `fall` stay. */
function undouble(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
}
