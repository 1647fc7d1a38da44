import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { IssuerPerson } from './issuer-person.ts';
import { renderAnswerForm, renderLoginPage } from './openid-issuer-pages.ts';

interface Grant {
  person: IssuerPerson;
  params: URLSearchParams;
}

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

interface ClientAtIssuer {
  id: string;
  /** A secret, or the key that the client signs one with, as at Apple. */
  secret: string | { key: KeyObject; teamId: string; keyId: string };
}

const makeKey = (): SigningKey => ({
  kid: randomUUID(),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

/**
 * An OpenID provider on this machine (to a browser, another site than `localhost`), which checks what it is asked as
 * strictly as it should, and can be made to lie.
 */
export class OpenIdIssuer {
  readonly client: ClientAtIssuer;
  key = makeKey();
  /** Whether it names itself in its answers (RFC 9207). */
  namesItself = true;
  /** What it says to who asks for a token, in place of the truth. */
  changeClaims: (claims: JWTPayload) => JWTPayload = (claims) => claims;
  signToken: (claims: JWTPayload) => Promise<string> | string = (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: this.key.kid }).sign(this.key.privateKey);
  /** Who is offered on its login page. */
  people: IssuerPerson[] = [];
  /** What it was asked for, path by path. */
  readonly asked: string[] = [];
  readonly #grants = new Map<string, Grant>();
  readonly #knownNames = new Set<string>();
  readonly #server: Server;
  #port = 0;

  constructor(client: ClientAtIssuer) {
    this.client = client;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<this> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port; // as: it listens on a port
    return this;
  }

  /** It can be started again, at the same address. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** What the browser is sent back with when the person agrees to what is asked at this address. */
  approve(authorizeUrl: string, person: IssuerPerson): URLSearchParams {
    const params = new URL(authorizeUrl).searchParams;
    const code = randomUUID();
    this.#grants.set(code, { person, params });
    const answer = new URLSearchParams({ code, state: params.get('state') ?? '' });
    if (this.namesItself) answer.set('iss', this.url);
    if (person.appleName && !this.#knownNames.has(person.sub)) {
      answer.set('user', JSON.stringify({ name: person.appleName, email: person.email }));
    }
    this.#knownNames.add(person.sub);
    return answer;
  }

  decline(authorizeUrl: string): URLSearchParams {
    const params = new URL(authorizeUrl).searchParams;
    const error = params.get('response_mode') === 'form_post' ? 'user_cancelled_authorize' : 'access_denied';
    const answer = new URLSearchParams({ error, state: params.get('state') ?? '' });
    if (this.namesItself) answer.set('iss', this.url);
    return answer;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.asked.push(url.pathname);
    if (url.pathname === '/.well-known/openid-configuration')
      return sendJson(response, 200, this.#describe());
    if (url.pathname === '/keys') return sendJson(response, 200, { keys: [await this.#publicKey()] });
    if (url.pathname === '/token') return await this.#exchange(await readForm(request), response);
    if (url.pathname === '/authorize' && request.method === 'GET') {
      return sendPage(response, renderLoginPage(this.people));
    }
    if (url.pathname === '/authorize') return this.#decide(url, await readForm(request), response);
    sendJson(response, 404, {});
  }

  #describe() {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...(this.namesItself && { authorization_response_iss_parameter_supported: true }),
    };
  }

  async #publicKey() {
    return { ...(await exportJWK(this.key.publicKey)), kid: this.key.kid, alg: 'RS256', use: 'sig' };
  }

  #decide(url: URL, form: URLSearchParams, response: ServerResponse): void {
    const person = this.people.find(({ sub }) => sub === form.get('person'));
    const answer = person ? this.approve(url.href, person) : this.decline(url.href);
    const target = url.searchParams.get('redirect_uri') ?? '';
    const isForm = url.searchParams.get('response_mode') === 'form_post';
    if (isForm) sendPage(response, renderAnswerForm(target, answer));
    else response.writeHead(302, { location: `${target}?${answer}` }).end();
  }

  async #exchange(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = form.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isOurs =
      grant !== undefined &&
      grant.params.get('code_challenge_method') === 'S256' &&
      grant.params.get('code_challenge') === challenge &&
      grant.params.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === this.client.id &&
      (await this.#isClient(form.get('client_secret') ?? ''));
    if (!isOurs) {
      sendJson(response, 400, { error: 'invalid_grant' });
      return;
    }
    const now = Math.floor(Date.now() / 1000);
    const { appleName: _, ...claims } = grant.person;
    const truth = {
      ...claims,
      iss: this.url,
      aud: this.client.id,
      iat: now,
      exp: now + 300,
      nonce: grant.params.get('nonce') ?? undefined,
      ...(grant.params.get('max_age') === '0' && { auth_time: now }),
    };
    const idToken = await this.signToken(this.changeClaims(truth));
    sendJson(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
    });
  }

  async #isClient(shown: string): Promise<boolean> {
    const { id, secret } = this.client;
    if (typeof secret === 'string') return shown === secret;
    try {
      const { protectedHeader, payload } = await jwtVerify(shown, secret.key, {
        algorithms: ['ES256'],
        issuer: secret.teamId,
        subject: id,
        audience: this.url,
        requiredClaims: ['iat', 'exp'],
      });
      const lifeSeconds = Number(payload.exp) - Number(payload.iat);
      return protectedHeader.kid === secret.keyId && lifeSeconds <= 600;
    } catch {
      return false;
    }
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // as: no encoding is set
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}
