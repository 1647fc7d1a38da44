import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/read-config.ts';
import { readModelSettings } from './read-model-settings.ts';

describe('the settings of the language model', () => {
  it('are none by default: no model is ever asked', () => {
    expect(readModelSettings({})).toBeNull();
    expect(readModelSettings({ AI_TIMEOUT_SECONDS: 30 })).toBeNull();
  });

  it('name endpoint and model, with or without a key, 60 seconds by default', () => {
    expect(readModelSettings({ AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen3:8b' })).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      query: {},
      model: 'qwen3:8b',
      apiKey: undefined,
      timeoutSeconds: 60,
    });
    expect(
      readModelSettings({
        AI_BASE_URL: 'https://models.example.org/deployments/m?api-version=2026-01-01#top',
        AI_MODEL: 'm',
        AI_API_KEY: 'k',
        AI_TIMEOUT_SECONDS: 120,
      }),
    ).toEqual({
      baseUrl: 'https://models.example.org/deployments/m',
      query: { 'api-version': '2026-01-01' },
      model: 'm',
      apiKey: 'k',
      timeoutSeconds: 120,
    });
  });

  it.each([
    ['an address without a model', { AI_BASE_URL: 'http://localhost:1/v1' }, /AI_MODEL/],
    ['a model without an address', { AI_MODEL: 'm' }, /AI_BASE_URL/],
    ['a key alone', { AI_API_KEY: 'secret-key' }, /AI_BASE_URL and AI_MODEL/],
    ['no address', { AI_BASE_URL: 'secret host', AI_MODEL: 'm' }, /AI_BASE_URL cannot be used/],
    [
      'another protocol',
      { AI_BASE_URL: 'ftp://secret.example/v1', AI_MODEL: 'm' },
      /AI_BASE_URL cannot be used/,
    ],
    [
      'a password in the address',
      { AI_BASE_URL: 'https://u:secret@example.org/v1', AI_MODEL: 'm' },
      /AI_API_KEY/,
    ],
    ['a user in the address', { AI_BASE_URL: 'https://secret@example.org/v1', AI_MODEL: 'm' }, /AI_API_KEY/],
    [
      'an address beyond this network without https',
      { AI_BASE_URL: 'http://secret.example.org/v1', AI_MODEL: 'm' },
      /https/,
    ],
    ['a public address without https', { AI_BASE_URL: 'http://8.8.8.8/v1', AI_MODEL: 'm' }, /https/],
    [
      'a public IPv6 address without https',
      { AI_BASE_URL: 'http://[2001:4860::1]/v1', AI_MODEL: 'm' },
      /https/,
    ],
  ])('stop the start with a sentence: %s', (_what, environment, sentence) => {
    const read = () => readModelSettings(environment);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(sentence);
    expect(read).toThrow(/^(?!.*secret).*\.$/);
  });

  it.each([
    'http://127.0.0.1:8080/v1',
    'http://[::1]:8080/v1',
    'http://192.168.1.20:11434/v1',
    'http://10.0.0.5/v1',
    'http://172.20.0.3/v1',
    'http://[fd00::12]/v1',
    'http://ollama:11434/v1',
    'http://host.docker.internal:11434/v1',
    'http://model.lan/v1',
  ])('take an endpoint of this network without https: %s', (address) => {
    expect(readModelSettings({ AI_BASE_URL: address, AI_MODEL: 'm' })?.baseUrl).toBe(address);
  });
});
