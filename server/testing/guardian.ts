import type { TestApp } from './create-test-app.ts';
import type { Woman } from './woman.ts';

/** She names a guardian, as somebody of twelve; `changes` on top. */
export async function askGuardian({ client, userId }: Woman, changes: object = {}) {
  return await client.request('/api/onboarding/guardian', {
    json: {
      user_id: userId,
      stated_on: '2026-11-10',
      date_of_birth: null,
      age: 12,
      guardian_email: 'guardian@example.org',
      ...changes,
    },
  });
}

/** The link of her newest guardian, as the mail carries it. */
export async function guardianLinkOf(server: TestApp, { userId }: Woman, askedAt = new Date()) {
  const [row] = await server.opened.asRole(
    'app_user',
    userId,
    'select id from guardians order by named_at desc limit 1',
  );
  return await server.guardianLinks.sign({ userId, guardianId: String(row?.id) }, askedAt);
}

/** What the guardian sees. */
export async function openGuardianPage(server: TestApp, token: string) {
  return await server.createClient().request(`/guardian?token=${token}`);
}

/** What the guardian says, to the wording that the page shows. */
export async function answerAsGuardian(server: TestApp, token: string, choice: 'given' | 'refused') {
  const { text } = await openGuardianPage(server, token);
  const wording = /name="wording" value="([^"]+)"/.exec(text)?.[1] ?? '2026-11-21';
  return await server.createClient().request('/guardian', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token, wording, answer: choice }).toString(),
  });
}

export async function countGuardianMails(server: TestApp, { userId }: Woman) {
  const [row] = await server.opened.asOwner(
    `alter table outbox no force row level security;
     select count(*)::int as count from outbox where user_id = '${userId}' and job = 'send-guardian-mail';
     rollback; begin`,
  );
  return row?.count;
}
