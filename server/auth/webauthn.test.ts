import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { checkCredential, offerCredential, offerUseOfPasskey } from './webauthn.ts';

const publicUrl = 'https://lunaria.example';
const owner = {
  userId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'maria@example.org',
  fullName: 'Maria del Carmen',
};
const NEW = {
  userId: owner.userId,
  status: 'unverified' as const,
  credentialId: null,
  publicKey: null,
  signCount: null,
  transports: null,
};

type Deviations = Parameters<SoftwareAuthenticator['create']>[1];

describe('a new passkey', () => {
  async function offerNew() {
    const offer = await offerCredential({ publicUrl, factor: NEW, owner, factors: [] });
    if (offer.type !== 'create') throw new Error('A new factor has to make its passkey.');
    return { challenge: offer.challenge, options: offer.options };
  }
  async function answer(deviations: Deviations = {}, authenticator = new SoftwareAuthenticator(publicUrl)) {
    const { challenge, options } = await offerNew();
    const credential = authenticator.create(options, deviations);
    return { credential, checked: await checkCredential({ publicUrl, factor: NEW, challenge, credential }) };
  }

  test('is asked for by site, kept on the device, with finger or PIN, and nothing about its maker', async () => {
    const { options } = await offerNew();
    expect(options).toMatchObject({
      rp: { id: 'lunaria.example', name: 'Lunaria' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 300_000,
    });
    // Sixteen bytes of the account's random id: nothing that says who she is.
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(owner.userId.replaceAll('-', ''));
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect((await offerNew()).challenge).not.toBe(options.challenge);
  });

  test('is not made twice on one device: those of the account are named', async () => {
    const factors = [
      { credentialId: null, transports: null },
      { credentialId: 'AAECAwQFBgcICQoLDA0ODw', transports: ['internal', 'something new'] },
    ];
    const offer = await offerCredential({ publicUrl, factor: NEW, owner, factors });
    expect(offer.options).toMatchObject({
      excludeCredentials: [{ id: 'AAECAwQFBgcICQoLDA0ODw', type: 'public-key', transports: ['internal'] }],
    });
  });

  test.each(['ES256', 'Ed25519', 'RS256'] as const)('with a key of %s is taken', async (algorithm) => {
    const { credential, checked } = await answer({}, new SoftwareAuthenticator(publicUrl, { algorithm }));
    expect(checked).toEqual({
      kind: 'webauthn',
      credentialId: credential.id,
      publicKey: expect.any(Uint8Array),
      signCount: 0,
      isBackedUp: false,
      transports: ['hybrid', 'internal'],
    });
  });

  test('tells whether it is synchronised', async () => {
    expect((await answer({ isBackedUp: true })).checked).toMatchObject({ isBackedUp: true });
  });

  test.each<[string, Deviations]>([
    ['made for another site', { origin: 'https://lunaria.example.evil.test' }],
    ['made in the open', { origin: 'http://lunaria.example' }],
    ['made for another domain', { rpId: 'evil.test' }],
    ['made for another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['of another kind', { type: 'webauthn.get' }],
    ['made inside a page of another site', { crossOrigin: true }],
    ['made without her touch', { isPresent: false }],
    ['made without finger or PIN', { isVerified: false }],
  ])('%s is refused', async (_, deviations) => {
    expect((await answer(deviations)).checked).toBeNull();
  });

  describe('with a certificate of its maker', () => {
    const ask = vi.fn(async () => new Response());
    beforeEach(() => vi.stubGlobal('fetch', ask));
    afterEach(() => vi.unstubAllGlobals());

    test.each(['packed', 'apple', 'android-key', 'fido-u2f', 'tpm', 'made-up'])(
      'in the format %s is refused, and nobody is asked about it',
      async (format) => {
        const statement = new Map<string, string | number | Uint8Array | Uint8Array[]>([
          ['alg', -7],
          ['sig', Buffer.alloc(70)],
          ['x5c', [Buffer.alloc(300)]],
        ]);
        expect((await answer({ attestation: [format, statement] })).checked).toBeNull();
        expect(ask).not.toHaveBeenCalled();
      },
    );
  });

  test('whose bytes are broken is refused, whatever they were to be', async () => {
    const { challenge, options } = await offerNew();
    const honest = new SoftwareAuthenticator(publicUrl).create(options);
    for (const attestationObject of ['AA', 'v2P_', Buffer.alloc(4000, 0x81).toString('base64url')]) {
      const credential = { ...honest, response: { ...honest.response, attestationObject } };
      expect(await checkCredential({ publicUrl, factor: NEW, challenge, credential })).toBeNull();
    }
    const credential = { ...honest, response: { ...honest.response, clientDataJSON: 'AAAA' } };
    expect(await checkCredential({ publicUrl, factor: NEW, challenge, credential })).toBeNull();
    await expect(
      checkCredential({ publicUrl, factor: NEW, challenge, credential: { id: 1 } }),
    ).rejects.toThrow();
  });
});

describe('the use of a passkey', () => {
  async function enrol(authenticator: SoftwareAuthenticator, userId = owner.userId) {
    const factor = { ...NEW, userId };
    const offer = await offerCredential({ publicUrl, factor, owner: { ...owner, userId }, factors: [] });
    if (offer.type !== 'create') throw new Error('A new factor has to make its passkey.');
    const credential = authenticator.create(offer.options);
    const checked = await checkCredential({ publicUrl, factor, challenge: offer.challenge, credential });
    if (!checked) throw new Error('The passkey was not taken.');
    return { userId, status: 'verified' as const, ...checked };
  }
  async function use(
    factor: Awaited<ReturnType<typeof enrol>>,
    authenticator: SoftwareAuthenticator,
    deviations: Deviations = {},
  ) {
    const offer = await offerCredential({ publicUrl, factor, owner, factors: [factor] });
    if (offer.type !== 'request') throw new Error('A verified factor has to use its passkey.');
    const credential = authenticator.use(offer.options, deviations);
    const ask = () => checkCredential({ publicUrl, factor, challenge: offer.challenge, credential });
    return { offer, credential, ask, checked: await ask() };
  }

  test.each(['ES256', 'Ed25519', 'RS256'] as const)(
    'signed with %s is taken, and its counter kept',
    async (algorithm) => {
      const authenticator = new SoftwareAuthenticator(publicUrl, { algorithm });
      const factor = await enrol(authenticator);
      const { checked, offer } = await use(factor, authenticator);
      expect(checked).toMatchObject({ credentialId: factor.credentialId, signCount: 1, isBackedUp: false });
      expect(offer.options).toMatchObject({
        rpId: 'lunaria.example',
        userVerification: 'required',
        allowCredentials: [{ id: factor.credentialId, transports: ['hybrid', 'internal'] }],
      });
    },
  );

  test('of one that counts nothing, as synchronised ones do, is taken every time', async () => {
    const authenticator = new SoftwareAuthenticator(publicUrl, { counts: false });
    const factor = await enrol(authenticator);
    expect((await use(factor, authenticator)).checked).toMatchObject({ signCount: 0 });
    expect((await use(factor, authenticator, { isBackedUp: true })).checked).toMatchObject({
      isBackedUp: true,
    });
  });

  test.each<[string, Deviations]>([
    ['on another site', { origin: 'https://lunaria-example.evil.test' }],
    ['on a neighbour of the site', { origin: 'https://other.lunaria.example' }],
    ['for another domain', { rpId: 'evil.test' }],
    ['for another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['of another kind', { type: 'webauthn.create' }],
    ['inside a page of another site', { crossOrigin: true }],
    ['without her touch', { isPresent: false }],
    ['without finger or PIN', { isVerified: false }],
    ['for another account', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('%s is refused', async (_, deviations) => {
    const authenticator = new SoftwareAuthenticator(publicUrl);
    const factor = await enrol(authenticator);
    expect((await use(factor, authenticator, deviations)).checked).toBeNull();
    expect((await use(factor, authenticator)).checked).not.toBeNull();
  });

  test('with a counter that stands still or goes back is refused: the key was copied', async () => {
    const authenticator = new SoftwareAuthenticator(publicUrl);
    const factor = { ...(await enrol(authenticator)), signCount: 5 };
    for (const signCount of [0, 4, 5]) {
      expect((await use(factor, authenticator, { signCount })).checked).toBeNull();
    }
    expect((await use(factor, authenticator, { signCount: 6 })).checked).toMatchObject({ signCount: 6 });
  });

  test('with another key is refused, also under the name of hers', async () => {
    const authenticator = new SoftwareAuthenticator(publicUrl);
    const factor = await enrol(authenticator);
    const stranger = new SoftwareAuthenticator(publicUrl);
    await enrol(stranger);
    expect((await use(factor, stranger)).checked).toBeNull();
    const { offer, credential } = await use(factor, stranger);
    const disguised = { ...credential, id: factor.credentialId, rawId: factor.credentialId };
    expect(
      await checkCredential({ publicUrl, factor, challenge: offer.challenge, credential: disguised }),
    ).toBeNull();
  });

  test('of which one bit was changed on the way is refused', async () => {
    const authenticator = new SoftwareAuthenticator(publicUrl);
    const factor = await enrol(authenticator);
    const { offer, credential } = await use(factor, authenticator);
    for (const part of ['authenticatorData', 'clientDataJSON', 'signature'] as const) {
      const bytes = Buffer.from(credential.response[part], 'base64url');
      bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
      const changed = {
        ...credential,
        response: { ...credential.response, [part]: bytes.toString('base64url') },
      };
      expect(
        await checkCredential({ publicUrl, factor, challenge: offer.challenge, credential: changed }),
      ).toBeNull();
    }
    expect(
      await checkCredential({ publicUrl, factor, challenge: offer.challenge, credential }),
    ).not.toBeNull();
  });

  test('to sign in names none: the browser shows those that it has', async () => {
    expect((await offerUseOfPasskey({ publicUrl })).options).toMatchObject({
      rpId: 'lunaria.example',
      allowCredentials: [],
    });
  });
});
