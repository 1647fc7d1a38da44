import { SOCIAL_NETWORKS } from '@lunaria/domain/contact/social-networks.ts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { setSecurityHeaders } from '../http/set-security-headers.ts';
import { createSocialRoutes } from './social.ts';

test.each(SOCIAL_NETWORKS)(
  'without a setting, the link to %s leads to the contact page, which says so',
  async (network) => {
    const answer = await createSocialRoutes(readConfig({})).request(`/${network}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/contact#no-account-there');
  },
);

test.each(SOCIAL_NETWORKS)(
  'with a setting, the link to %s leads there and tells nobody from where',
  async (network) => {
    const address = `https://social.example/${network}/lunaria?hl=en`;
    const config = readConfig({ [`SOCIAL_${network.toUpperCase()}_URL`]: address });
    const app = new Hono().use(...setSecurityHeaders(true)).route('/social', createSocialRoutes(config));
    const answer = await app.request(`/social/${network}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(address);
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('an unknown network is not answered here', async () => {
  expect((await createSocialRoutes(readConfig({})).request('/elsewhere')).status).toBe(404);
});

test.each([
  'http://social.example/lunaria',
  'javascript:alert(1)',
  '//social.example',
  'https://',
  'social.example',
  'https://ana:secret@social.example/lunaria',
  'https://ana@social.example',
])('the address %s is refused by the name of its setting', (address) => {
  const read = () => readConfig({ SOCIAL_X_URL: address });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^The setting SOCIAL_X_URL cannot be used/);
});

test('a line break in an address cannot reach the header', async () => {
  const config = readConfig({ SOCIAL_X_URL: 'https://social.example/a\r\nSet-Cookie: b=c' });
  const answer = await createSocialRoutes(config).request('/x');
  expect(answer.headers.get('location')).not.toMatch(/[\r\n]/);
  expect(answer.headers.get('set-cookie')).toBeNull();
});
