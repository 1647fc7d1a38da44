import { TOTP } from 'otpauth';
import type { Answer, TestClient } from './test-client.ts';

/** The authenticator app's side: its code for now, or for so many steps later. */
export function showCode(secret: string, stepsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

/** A code that is not this app's, now or nearly now. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => showCode(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** Asks a factor its question and returns the question's id. */
export async function askFactor(client: TestClient, factorId: string): Promise<string> {
  const { status, json, text } = await client.request(`/api/auth/factors/${factorId}/challenge`, {
    json: {},
  });
  if (status !== 200) throw new Error(`The factor was not asked: ${text}`);
  return (json as { id: string }).id; // the shape is the contract of the route
}

/** Asks, and answers with this code. */
export async function answerFactor(client: TestClient, factorId: string, code: string): Promise<Answer> {
  const challengeId = await askFactor(client, factorId);
  return await client.request(`/api/auth/factors/${factorId}/verify`, {
    json: { challenge_id: challengeId, code },
  });
}

export interface App {
  id: string;
  secret: string;
}

/** Begins with an authenticator app; it does not count yet. */
export async function beginApp(client: TestClient, name = 'App'): Promise<App> {
  const json = { friendly_name: name, factor_type: 'totp' };
  const made = await client.request('/api/auth/factors', { json });
  if (made.status !== 201) throw new Error(`No factor was made: ${made.text}`);
  const { id, totp } = made.json as { id: string; totp: { secret: string } }; // the shape is the contract of the route
  return { id, secret: totp.secret };
}

/** Sets an authenticator app up; `client` is aal2 then, and the code of the step before is used up. */
export async function addApp(client: TestClient, name = 'App'): Promise<App> {
  const app = await beginApp(client, name);
  const enter = () => answerFactor(client, app.id, showCode(app.secret, -1));
  const step = stepNow();
  let answer = await enter();
  // The half minute ended on the way: what was the code of the step before is too old now.
  if (answer.status !== 200 && stepNow() !== step) answer = await enter();
  if (answer.status !== 200) throw new Error(`The factor was not verified: ${answer.text}`);
  return app;
}

function stepNow(): number {
  return Math.floor(Date.now() / 30_000);
}
