import { isIP } from 'node:net';
import { ConfigError } from '../config/read-config.ts';

export interface ModelSettings {
  /** With a path, without query and a slash at the end, e.g. `http://localhost:11434/v1`. */
  baseUrl: string;
  /** What some endpoints want in the address, e.g. a version of the API. Not shown. */
  query: Record<string, string>;
  model: string;
  apiKey: string | undefined;
  timeoutSeconds: number;
}

/** As they stand in the environment, empty ones undefined. */
export interface ModelEnvironment {
  AI_BASE_URL?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_TIMEOUT_SECONDS?: number | undefined;
}

const DEFAULT_TIMEOUT_SECONDS = 60;

/** The language model that is set up, or null: then none is ever asked. Throws ConfigError without repeating a value. */
export function readModelSettings(environment: ModelEnvironment): ModelSettings | null {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = environment;
  if (!address && !model) {
    if (apiKey) throw new ConfigError('With AI_API_KEY set, AI_BASE_URL and AI_MODEL must be set too.');
    return null;
  }
  if (!address) throw new ConfigError('With AI_MODEL set, AI_BASE_URL must be set too.');
  if (!model) throw new ConfigError('With AI_BASE_URL set, AI_MODEL must say which model to ask there.');
  if (model.length > 200) throw new ConfigError('The setting AI_MODEL cannot be used: it is too long.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || address.length > 500) {
    throw new ConfigError(
      'The setting AI_BASE_URL cannot be used: it must be an address like http://localhost:11434/v1.',
    );
  }
  if (url.username || url.password) {
    throw new ConfigError(
      'AI_BASE_URL must hold no user or password: she is shown it. Put the key into AI_API_KEY.',
    );
  }
  if (url.protocol === 'http:' && !isNear(url.hostname)) {
    throw new ConfigError(
      'AI_BASE_URL leaves this network and must begin with https: texts of health documents go there.',
    );
  }
  return {
    baseUrl: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    query: Object.fromEntries(url.searchParams),
    model,
    apiKey: apiKey || undefined,
    timeoutSeconds: environment.AI_TIMEOUT_SECONDS ?? DEFAULT_TIMEOUT_SECONDS,
  };
}

/** This machine or one beside it: a private address, a name without a dot (containers), or one that is never public. */
function isNear(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 4) {
    return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(
      bare,
    );
  }
  if (isIP(bare) === 6) return bare === '::1' || /^f[cd]/i.test(bare) || /^fe[89ab]/i.test(bare);
  return !bare.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/.test(bare);
}
