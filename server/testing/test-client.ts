import type { createApp } from '../app.ts';

export type App = ReturnType<typeof createApp>;

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  json: unknown;
}

export interface Account {
  email: string;
  password: string;
  fullName: string;
}

interface RequestOptions {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Address of the socket. */
  from?: string;
}

/** Somebody who talks to the server and keeps the cookies it sets, as a browser would. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: Pick<App, 'fetch'>;
  readonly #publicUrl: string;
  readonly #personal: Set<string>;

  constructor(app: Pick<App, 'fetch'>, publicUrl: string, personal: Set<string>) {
    this.#app = app;
    this.#publicUrl = publicUrl;
    this.#personal = personal;
  }

  /** The same jar at another process of the server. */
  at(app: Pick<App, 'fetch'>): TestClient {
    const other = new TestClient(app, this.#publicUrl, this.#personal);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async request(path: string, options: RequestOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    if (options.json !== undefined && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    if (this.cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookieHeader);
    const method = options.method ?? (body === undefined ? 'GET' : 'POST');
    const request = new Request(new URL(path, this.#publicUrl), { method, headers, body: body ?? null });
    // What @hono/node-server passes along; only the address of the socket is read.
    const bindings = { incoming: { socket: { remoteAddress: options.from ?? '203.0.113.7' } } };
    const response = await this.#app.fetch(request, bindings as object);
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    return { status: response.status, headers: response.headers, bytes, text, json: parse(text) };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Signs up with an account nobody has; its data must not be found in any log. */
  async signUp(changes: Partial<Account> = {}): Promise<Account & { answer: Answer }> {
    const account = {
      email: `maria-${crypto.randomUUID()}@example.org`,
      password: `correct horse ${crypto.randomUUID()}`,
      fullName: `Maria Zauberwort ${crypto.randomUUID()}`,
      ...changes,
    };
    for (const value of [account.email, account.password, account.fullName]) this.#personal.add(value);
    const { email, password, fullName } = account;
    const answer = await this.request('/api/auth/sign-up/email', {
      json: { email, password, data: { full_name: fullName }, agreeToTerms: true, emailRedirectTo: '/' },
    });
    const { user } = (answer.json ?? {}) as { user?: { id?: string } }; // what the account library answers a sign-up with
    if (user?.id) this.#personal.add(user.id);
    return { ...account, answer };
  }

  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<Answer> {
    return await this.request('/api/auth/sign-in/email', { json: { email, password } });
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';');
    const [name = '', ...value] = pair.split('=');
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
