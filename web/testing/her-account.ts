import { ACCESS_EVENTS_AT_ONCE, type AccessEvent } from '@lunaria/domain/access/access-event.ts';
import type { AccountEvent } from '@lunaria/domain/account/account-event.ts';
import type { WaitingEmailChange } from '@lunaria/domain/account/email-change.ts';
import {
  ERASURE_GRACE_DAYS,
  type ErasureState,
  erasureAskSchema,
  type RecordCounts,
} from '@lunaria/domain/account/erasure.ts';
import type { Factor, FactorType } from '@lunaria/domain/account/factors.ts';
import { newFactorSchema } from '@lunaria/domain/account/factors.ts';
import type { LinkedAccount } from '@lunaria/domain/account/identity-provider.ts';
import { type LockState, lockChangeSchema } from '@lunaria/domain/account/lock.ts';
import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { type PartsAnswer, type PartsAsk, partsAskSchema } from '@lunaria/domain/account/parts/parts.ts';
import type { WayToProve } from '@lunaria/domain/account/proof.ts';
import type { RecentSignIn } from '@lunaria/domain/account/recent-sign-in.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import type { AcceptedTerms } from '@lunaria/domain/account/terms-answer.ts';
import { type Consent, type ConsentList, consentChoiceSchema } from '@lunaria/domain/consents/consent.ts';
import * as z from 'zod/mini';
import { test as base } from './component-test.ts';
import { type Her, tokenOf } from './her-answers.ts';
import type { StandInApi } from './stand-in-api.ts';

const NO_PART: PartsAnswer = { records: [], cut_periods: 0, alerts: 0, files: 0 };
const NO_RECORDS: RecordCounts = {
  ...{ days: 0, periods: 0, notes: 0, measurements: 0 },
  ...{ documents: 0, pregnancies: 0, goals: 0, methods: 0, records: 0 },
};

/**
 * How her account is protected, for one test: what the pages about it load answers from it, and what they change stays in
 * it. As it is after signing up; a test fills the fields before it opens a page, and looks into them afterwards.
 */
export class HerAccount {
  isEmailVerified = true;
  emailChange: WaitingEmailChange | null = null;
  hasPassword = true;
  factors: Factor[] = [];
  recoveryCodesLeft = 0;
  isPhoneAvailable = false;
  /** Whether she showed a moment ago that it is she. */
  isProofFresh = true;
  linked: LinkedAccount[] = [];
  sessions: OpenSession[] = [makeOpenSession({ is_current: true })];
  signIns: RecentSignIn[] = [makeSignIn({ method: 'sign-up' })];
  events: AccountEvent[] = [];
  acceptedTerms: AcceptedTerms = { version: TERMS_VERSION, accepted_at: '2026-11-27T08:00:00.000Z' };
  consents: Consent[] = [];
  /** What she could agree to. */
  offered: ConsentList['offered'] = [];
  lock: LockState = { is_set: false, after_minutes: null, tries_left: 5, has_passkey: false };
  isLocked = false;
  erasure: ErasureState = { erasure: null, paused: { calendars: 0, page: false } };
  counts: RecordCounts = NO_RECORDS;
  /** What a part would take; erased it is nothing. */
  part: PartsAnswer = NO_PART;
  erasedParts: PartsAsk[] = [];
  /** What she said of her links when she kept her account. */
  keptWith: string | null = null;
  /** The newest first. */
  accessEvents: AccessEvent[] = [];
  readonly #her: Her;

  constructor(her: Her) {
    this.#her = her;
  }

  /** From now on the API answers from this account. */
  answerThrough(api: StandInApi): void {
    api.answer('get', '/api/auth/token', () => this.#token());
    api.answer('get', '/api/auth/password', () => ({ is_set: this.hasPassword }));
    api.answer('delete', '/api/auth/password', () => {
      this.hasPassword = false;
      return { ok: true as const };
    });
    api.answer('get', '/api/auth/proof', () => ({
      is_fresh: this.isProofFresh,
      proved_until: 0,
      ways: this.#waysToProve(),
    }));
    this.#answerEmail(api);
    this.#answerFactors(api);
    this.#answerLists(api);
    this.#answerConsents(api);
    this.#answerLock(api);
    this.#answerErasure(api);
  }

  #answerEmail(api: StandInApi): void {
    api.answer('get', '/api/auth/change-email', () => ({
      email: this.#her.email,
      email_verified: this.isEmailVerified,
      change: this.emailChange,
    }));
    api.answer(
      'post',
      '/api/auth/change-email',
      ({ json }) => {
        const { email } = z.parse(z.object({ email: z.string() }), json);
        this.emailChange = makeEmailChange(email);
        return { ok: true as const };
      },
      202,
    );
    api.answer('delete', '/api/auth/change-email', () => {
      this.emailChange = null;
      return { ok: true as const };
    });
  }

  #answerFactors(api: StandInApi): void {
    api.answer('get', '/api/auth/factors', () => ({
      factors: this.factors,
      recovery_codes_left: this.recoveryCodesLeft,
      phone_available: this.isPhoneAvailable,
    }));
    api.answer(
      'post',
      '/api/auth/factors',
      ({ json }) => {
        const { friendly_name: name, factor_type: type, phone } = z.parse(newFactorSchema, json);
        const made = makeFactor(type, name, {
          status: 'unverified',
          ...(phone && { phone: phone.slice(-2) }),
        });
        this.factors = [...this.factors, made];
        return {
          ...made,
          ...(type === 'totp' && { totp: { secret: SECRET, uri: `otpauth://totp/${SECRET}` } }),
        };
      },
      201,
    );
    api.answer('delete', '/api/auth/factors/:id', ({ parameters: { id = '' } }) => {
      this.factors = this.factors.filter((factor) => factor.id !== id);
      return { id };
    });
    api.answer('post', '/api/auth/factors/:id/keep', ({ parameters: { id = '' } }) => {
      this.factors = this.factors.map((factor) =>
        factor.id === id ? { ...factor, removal_due_at: null } : factor,
      );
      return { id };
    });
    api.answer('post', '/api/auth/factors/:id/challenge', ({ parameters: { id } }) => ({
      id: crypto.randomUUID(),
      type: this.factors.find((factor) => factor.id === id)?.factor_type ?? 'totp',
      expires_at: Math.floor(Date.now() / 1000) + 300,
    }));
    api.answer('post', '/api/auth/factors/:id/verify', ({ parameters: { id } }) => {
      this.factors = this.factors.map((factor) =>
        factor.id === id ? { ...factor, status: 'verified' } : factor,
      );
      return this.#token();
    });
    api.answer(
      'post',
      '/api/auth/recovery-codes',
      () => {
        this.recoveryCodesLeft = RECOVERY_CODES.length;
        return { codes: RECOVERY_CODES };
      },
      201,
    );
  }

  #answerErasure(api: StandInApi): void {
    api.answer('get', '/api/erasure', () => this.erasure);
    api.answer('get', '/api/erasure/counts', () => this.counts);
    api.answer('post', '/api/erasure/parts/preview', () => this.part);
    api.answer('post', '/api/erasure/parts', ({ json }) => {
      this.erasedParts.push(z.parse(partsAskSchema, json));
      const erased = this.part;
      this.part = NO_PART;
      return erased;
    });
    api.answer('post', '/api/erasure', ({ json }) => {
      const { when } = z.parse(erasureAskSchema, json);
      const now = Date.now();
      const dueAt = now + (when === 'now' ? 0 : ERASURE_GRACE_DAYS * 86_400_000);
      this.erasure = {
        ...this.erasure,
        erasure: {
          ...{ requested_at: new Date(now).toISOString(), due_at: new Date(dueAt).toISOString() },
          is_due: when === 'now',
        },
      };
      return this.erasure;
    });
    api.answer('delete', '/api/erasure', ({ query }) => {
      this.keptWith = query.get('links');
      this.erasure = { erasure: null, paused: { calendars: 0, page: false } };
      return this.erasure;
    });
  }

  #answerLock(api: StandInApi): void {
    api.answer('get', '/api/auth/lock', () => this.lock);
    api.answer('put', '/api/auth/lock', ({ json }) => {
      const { after_minutes } = z.parse(lockChangeSchema, json);
      this.lock = { ...this.lock, is_set: true, after_minutes };
      return this.lock;
    });
    api.answer('delete', '/api/auth/lock', () => {
      this.lock = { ...this.lock, is_set: false, after_minutes: null };
      return this.lock;
    });
    api.answer('post', '/api/auth/lock/now', () => {
      this.isLocked = true;
      return { ok: true as const };
    });
    api.answer('post', '/api/auth/lock/touch', { ok: true });
    api.answer('post', '/api/auth/leave', { ok: true });
    for (const path of ['/api/auth/unlock', '/api/auth/unlock/passkey'] as const)
      api.answer('post', path, () => {
        this.isLocked = false;
        return this.#token();
      });
  }

  #answerLists(api: StandInApi): void {
    api.answer('get', '/api/auth/linked-accounts', () => this.linked);
    api.answer('get', '/api/auth/sessions', () => this.sessions);
    api.answer('delete', '/api/auth/sessions/:id', ({ parameters: { id } }) => {
      this.sessions = this.sessions.filter((session) => session.id !== id);
      return { ended: 1 as const };
    });
    api.answer('post', '/api/auth/sessions/end-others', () => {
      const ended = this.sessions.filter(({ is_current: isCurrent }) => !isCurrent).length;
      this.sessions = this.sessions.filter(({ is_current: isCurrent }) => isCurrent);
      return { ended };
    });
    api.answer('get', '/api/auth/sign-ins', () => this.signIns);
    api.answer('get', '/api/auth/account-events', () => this.events);
  }

  #answerConsents(api: StandInApi): void {
    api.answer('get', '/api/auth/terms', () => this.acceptedTerms);
    const list = () => ({ consents: this.consents, offered: this.offered });
    api.answer('get', '/api/consents', list);
    api.answer('post', '/api/consents/withdraw', ({ json }) => {
      const { purpose, subject } = z.parse(consentChoiceSchema, json);
      this.consents = this.consents.map((consent) =>
        consent.purpose === purpose && consent.subject === subject && consent.withdrawn_at === null
          ? { ...consent, withdrawn_at: new Date().toISOString() }
          : consent,
      );
      return list();
    });
    api.answer('post', '/api/consents/again', ({ json }) => {
      const { purpose, subject } = z.parse(consentChoiceSchema, json);
      this.consents = [makeConsent({ purpose, subject }), ...this.consents];
      return list();
    });
    api.answer('get', '/api/access-events', ({ query }) => {
      const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
      const earlier = this.accessEvents.filter(({ n }) => n < before);
      return {
        access_events: earlier.slice(0, ACCESS_EVENTS_AT_ONCE),
        has_earlier: earlier.length > ACCESS_EVENTS_AT_ONCE,
      };
    });
  }

  #token() {
    const token = tokenOf(this.#her);
    const user = { ...token.user, email_verified: this.isEmailVerified, factors: this.factors };
    const lock = {
      is_locked: this.isLocked,
      has_lock: this.lock.is_set,
      lock_after_minutes: this.lock.after_minutes,
    };
    return { ...token, ...lock, user };
  }

  /** With a second factor nothing less is a proof (server/services/account/proof.ts). */
  #waysToProve(): WayToProve[] {
    const verified = this.factors.filter(({ status }) => status === 'verified');
    if (verified.length === 0) return this.hasPassword ? ['password'] : [];
    const types = verified.map(({ factor_type: type }) => type);
    return this.recoveryCodesLeft > 0 ? [...types, 'recovery-code'] : types;
  }
}

/** One component test of hers that is about her account: she is signed in, and `account` is how it is protected. */
export const test = base.extend<{ account: HerAccount }>({
  account: [
    // `records` answers for the token first.
    async ({ api, maria, records: _ }, use) => {
      const account = new HerAccount(maria);
      account.answerThrough(api);
      await use(account);
    },
    { auto: true },
  ],
});

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const RECOVERY_CODES = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKL${at}`);

export function makeConsent(changes: Partial<Consent> = {}): Consent {
  return {
    id: crypto.randomUUID(),
    purpose: 'model-documents',
    subject: 'https://models.example.org/v1 small',
    text_version: '1',
    given_at: new Date().toISOString(),
    withdrawn_at: null,
    ...changes,
  };
}

export function makeFactor(type: FactorType, name: string, changes: Partial<Factor> = {}): Factor {
  return {
    id: crypto.randomUUID(),
    friendly_name: name,
    factor_type: type,
    status: 'verified',
    created_at: new Date().toISOString(),
    last_used_at: null,
    removal_due_at: null,
    ...changes,
  };
}

export function makeEmailChange(
  newEmail: string,
  changes: Partial<WaitingEmailChange> = {},
): WaitingEmailChange {
  return {
    new_email: newEmail,
    is_old_confirmed: false,
    is_new_confirmed: false,
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    ...changes,
  };
}

export function makeOpenSession(changes: Partial<OpenSession> = {}): OpenSession {
  return {
    id: crypto.randomUUID(),
    device: 'Chrome on Linux',
    address: '203.0.113.x',
    signed_in_at: new Date().toISOString(),
    last_used_at: new Date().toISOString(),
    is_current: false,
    ...changes,
  };
}

export function makeSignIn(changes: Partial<RecentSignIn> = {}): RecentSignIn {
  return {
    id: crypto.randomUUID(),
    method: 'password',
    device: 'Chrome on Linux',
    address: '203.0.113.x',
    at: new Date().toISOString(),
    is_new_browser: false,
    ...changes,
  };
}

export function makeAccountEvent(changes: Partial<AccountEvent> = {}): AccountEvent {
  return {
    id: crypto.randomUUID(),
    kind: 'password-wrong',
    name: null,
    count: 1,
    address: '203.0.113.x',
    has_other_addresses: false,
    at: new Date().toISOString(),
    ...changes,
  };
}
