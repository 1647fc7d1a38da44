import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './story.ts';

const STEP_MS = 30_000;

/** An authenticator app. Each code is of a later half minute than the one before, since the server takes none twice. */
export class Authenticator {
  readonly #totp: TOTP;
  #lastStep = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  }

  /** The server takes the half minute before and after too: three codes in a row without waiting for one. */
  nextCode(): string {
    const now = Math.floor(Date.now() / STEP_MS);
    this.#lastStep = Math.max(this.#lastStep + 1, now - 1);
    if (this.#lastStep > now + 1)
      throw new Error('The story needs more codes than an app shows in that time.');
    return this.#totp.generate({ timestamp: this.#lastStep * STEP_MS });
  }

  /** Six digits that are no code of these minutes. */
  wrongCode(): string {
    const near = new Set(
      [-2, -1, 0, 1, 2].map((step) => this.#totp.generate({ timestamp: Date.now() + step * STEP_MS })),
    );
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
  }
}

/** Turns the second step on for the account of this request's cookies, whose session has just proved that it is she. */
export async function turnOnSecondStep(
  request: APIRequestContext,
  name = 'Her phone',
): Promise<{ authenticator: Authenticator; codes: string[] }> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  const factor = await post('/factors', { factor_type: 'totp', friendly_name: name });
  const authenticator = new Authenticator(factor.totp.secret);
  const challenge = await post(`/factors/${factor.id}/challenge`, {});
  await post(`/factors/${factor.id}/verify`, { challenge_id: challenge.id, code: authenticator.nextCode() });
  const { codes } = await post('/recovery-codes', {});
  return { authenticator, codes };
}
