import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { describe, expect, test } from 'vitest';
import { findFaults, killSenders } from './kill-senders.ts';

/** More with KILLS, to look for longer; the whole of it is run-kills.ts. */
const KILLS = Number(process.env.KILLS ?? 15);

describe.runIf(testEngines.includes('postgres'))('reminders whose senders are killed', () => {
  // In the outbox a mail has a name of its own; over SMTP what a kill cut off from its note goes out again as the same mail.
  test.each(['smtp', 'outbox'] as const)('are all sent, and each once, over %s', async (transport) => {
    const { url, drop } = await createPostgresDatabase();
    try {
      const outcome = await killSenders({
        ...{ databaseUrl: url, transport, women: KILLS * 30, kills: KILLS, senders: 3 },
        holdMs: 10_000,
      });
      expect(outcome.killed).toBe(KILLS);
      expect(findFaults(outcome, transport)).toEqual([]);
      if (transport === 'outbox') expect(outcome.taken).toHaveLength(outcome.expected.length);
    } finally {
      await drop();
    }
  });
});
