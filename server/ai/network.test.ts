import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completion, type StandInModel, send, startStandInModel } from './testing/stand-in-model.ts';

const run = promisify(execFile);
const here = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A Node of its own that notes every connection, every name it looks up and every package it loads. */
async function watch(body: string): Promise<{ connected: string[]; lookedUp: string[]; loaded: string[] }> {
  const script = `
    import dns from 'node:dns';
    import net from 'node:net';
    import { registerHooks, syncBuiltinESMExports } from 'node:module';
    const connected = [], lookedUp = [], loaded = [];
    const connect = net.Socket.prototype.connect;
    net.Socket.prototype.connect = function (...args) {
      const options = Array.isArray(args[0]) ? args[0][0] : args[0];
      connected.push(options.host + ':' + options.port);
      return connect.apply(this, args);
    };
    const lookup = dns.lookup;
    dns.lookup = (name, ...rest) => { lookedUp.push(name); return lookup(name, ...rest); };
    syncBuiltinESMExports();
    registerHooks({
      resolve(specifier, context, next) {
        if (/^(?:ai|@ai-sdk\\/.*)$/.test(specifier)) loaded.push(specifier);
        return next(specifier, context);
      },
    });
    const { createModelReader } = await import(${here('./create-model-reader.ts')});
    const { readModelSettings } = await import(${here('./read-model-settings.ts')});
    const logger = { info() {}, warn(code, fields) { process.stderr.write(JSON.stringify(fields)); }, error() {} };
    // When nothing is left to do: whatever a library begins on its own was begun by then.
    process.once('beforeExit', () => process.stdout.write(JSON.stringify({ connected, lookedUp, loaded })));
    ${body}
  `;
  const { stdout, stderr } = await run(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', script],
    // What the SDK would take as its own settings.
    {
      env: {
        PATH: process.env.PATH ?? '',
        AI_GATEWAY_API_KEY: 'x',
        VERCEL_OIDC_TOKEN: 'y',
        OPENAI_API_KEY: 'z',
      },
    },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

let model: StandInModel;
beforeAll(async () => {
  model = await startStandInModel((response) =>
    send(
      response,
      completion('{"category":"imaging","statements":[{"text":"No free fluid in the pelvis.","lines":[1]}]}'),
    ),
  );
});
afterAll(async () => await model.close());

describe('connections', () => {
  it('are none without a configured model, and nothing of the SDK is loaded', async () => {
    const seen = await watch(`if (readModelSettings({}) !== null) throw new Error('a model by itself');`);
    expect(seen).toEqual({ connected: [], lookedUp: [], loaded: [] });
  });

  it('are none as long as the configured model is not asked', async () => {
    const seen = await watch(
      `createModelReader(readModelSettings({ AI_BASE_URL: '${model.baseUrl}', AI_MODEL: 'm' }), logger);`,
    );
    expect(seen).toEqual({ connected: [], lookedUp: [], loaded: [] });
    expect(model.requests).toEqual([]);
  });

  it('go to the endpoint alone when it is asked', async () => {
    const seen = await watch(`
      const reader = createModelReader(readModelSettings({ AI_BASE_URL: '${model.baseUrl}', AI_MODEL: 'm' }), logger);
      const text = { pages: [{ lines: [{ text: 'IMPRESSION: No free fluid in the pelvis.', source: 'text' }] }] };
      const understanding = { category: { best: 'imaging', second: 'other', is_sure: true }, values: [] };
      const identity = { name: null, email: null, user_id: null, file_name: null, own_name: null };
      const answer = await reader.read(text, understanding, identity, new AbortController().signal);
      if (answer?.reading.statements.length !== 1) throw new Error('no answer');
    `);
    expect(seen.connected).toEqual([new URL(model.baseUrl).host]);
    expect(seen.lookedUp.filter((name) => name !== '127.0.0.1')).toEqual([]);
    expect(seen.loaded).toContain('ai');
    expect(model.requests).toHaveLength(1);
  });
});
