import type { KnownAge } from '@lunaria/domain/profile/guardian-consent.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { guardians } from '../schema/guardians.ts';
import { profiles } from '../schema/profiles.ts';
import { type BasicInfoRow, knownAgeOfRow } from './basic-info.ts';

export type GuardianAnswer = 'given' | 'refused';

export interface GuardianRow {
  id: string;
  /** Encrypted with her key; null: erased, because the guardian refused. */
  email: Uint8Array | null;
  /** When a mail was promised last; null: nobody was written to. */
  askedAt: Date | null;
  answer: GuardianAnswer | null;
}

const columns = {
  id: guardians.id,
  email: guardians.email,
  askedAt: guardians.askedAt,
  answer: guardians.answer,
};

/** The guardian she named last, or null. */
export async function findGuardian(tx: Tx, userId: string): Promise<GuardianRow | null> {
  const [row] = await tx
    .select(columns)
    .from(guardians)
    .where(eq(guardians.userId, userId))
    .orderBy(desc(guardians.namedAt))
    .limit(1);
  return toGuardian(row);
}

/** The guardian with this id, or null when she named another since. Also for the worker. */
export async function findGuardianById(tx: Tx, userId: string, id: string): Promise<GuardianRow | null> {
  const [row] = await tx
    .select(columns)
    .from(guardians)
    .where(and(eq(guardians.id, id), eq(guardians.userId, userId)));
  return toGuardian(row);
}

/** Names a guardian in the place of one who has not answered: his link ends with his row. */
export async function replaceGuardian(
  tx: Tx,
  userId: string,
  { id, email }: { id: string; email: Uint8Array },
): Promise<void> {
  await tx.execute(sql`select delete_own_guardians()`);
  await tx.insert(guardians).values({ id, userId, email });
}

/** A mail to this guardian was promised now. */
export async function markGuardianAsked(tx: Tx, id: string): Promise<void> {
  await tx.update(guardians).set({ askedAt: sql`now()` }).where(eq(guardians.id, id));
}

/** Keeps an answer, the first one only; false when there was one already. A refusal erases the address. */
export async function answerAsGuardian(
  tx: Tx,
  id: string,
  { answer, wordingVersion }: { answer: GuardianAnswer; wordingVersion: string },
): Promise<boolean> {
  const rows = await tx
    .update(guardians)
    .set({
      answer,
      wordingVersion,
      answeredAt: sql`now()`,
      ...(answer === 'refused' && { email: null }),
    })
    .where(and(eq(guardians.id, id), isNull(guardians.answer)))
    .returning({ id: guardians.id });
  return rows.length === 1;
}

/** What decides whether her health may be written. */
export interface ConsentFacts {
  age: KnownAge;
  isGiven: boolean;
}

/** A single statement, asked before every write. */
export async function findConsentFacts(tx: Tx, userId: string): Promise<ConsentFacts> {
  const [row] = await consentFactsOfUser(tx).execute({ userId });
  if (!row) return { age: knownAgeOfRow(null), isGiven: false };
  const { isGiven, ...age } = row;
  return { age: knownAgeOfRow(age as BasicInfoRow), isGiven }; // by format: the columns are dates
}

const consentFactsOfUser = oncePer((tx: Tx) =>
  tx
    .select({
      birthDate: profiles.birthDate,
      statedAge: profiles.statedAge,
      ageStatedOn: profiles.ageStatedOn,
      // Written out: in a select of one table drizzle names columns without it, and guardians has an id too.
      isGiven: sql<boolean>`exists (select from guardians where guardians.user_id = profiles.id and guardians.answer = 'given')`,
    })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId')))
    .prepare('consent_facts_of_user'),
);

function toGuardian(
  row: { id: string; email: Uint8Array | null; askedAt: Date | null; answer: string | null } | undefined,
): GuardianRow | null {
  return row ? { ...row, answer: row.answer as GuardianAnswer | null } : null; // the table's CHECK holds the same
}
