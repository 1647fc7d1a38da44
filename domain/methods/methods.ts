/** Contraceptive methods, in the order in which they are offered. A code is never given a new meaning: rows hold it. */
export const METHODS = [
  { value: 'combined-pill', label: 'Combined pill' },
  { value: 'patch', label: 'Patch' },
  { value: 'ring', label: 'Vaginal ring' },
  { value: 'progestogen-pill', label: 'Progestogen-only pill' },
  { value: 'injection', label: 'Injection' },
  { value: 'implant', label: 'Implant' },
  { value: 'hormonal-coil', label: 'Hormonal coil (IUS)' },
  { value: 'copper-coil', label: 'Copper coil (IUD)' },
  { value: 'barrier', label: 'Condom or another barrier' },
  { value: 'withdrawal', label: 'Withdrawal' },
  { value: 'fertility-awareness', label: 'Fertility awareness' },
  { value: 'sterilisation', label: 'Sterilisation' },
  { value: 'other', label: 'Another method' },
] as const;

export type Method = (typeof METHODS)[number]['value'];

/** Pill, patch and ring with oestrogen and progestogen: with them some signs are more urgent (D19, D34, D35). */
const WITH_OESTROGEN: readonly Method[] = ['combined-pill', 'patch', 'ring'];
const COILS: readonly Method[] = ['hormonal-coil', 'copper-coil'];

export function hasOestrogen(method: Method): boolean {
  return WITH_OESTROGEN.includes(method);
}

/** True for what lies in the womb: with it some signs are more urgent (D04, D33). */
export function isCoil(method: Method): boolean {
  return COILS.includes(method);
}

export function nameMethod(method: Method): string {
  return METHODS.find(({ value }) => value === method)?.label ?? '';
}
