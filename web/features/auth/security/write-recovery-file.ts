import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

export const RECOVERY_FILE = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

/** What she keeps of her recovery codes: for which site, since when, how they work. Nothing about her. */
export function writeRecoveryFile(codes: readonly string[], host: string, madeAt: Date): string {
  const lines = [
    `${PRODUCT_NAME}: recovery codes`,
    `For ${host}, made on ${nameDay(localDateOf(madeAt))}.`,
    'Each code replaces your second step once, after your password. New codes make these void.',
    '',
    ...codes,
  ];
  return `${lines.join('\n')}\n`;
}
