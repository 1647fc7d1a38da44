import { SOCIAL_NETWORKS, type SocialNetwork } from '@lunaria/domain/contact/social-networks.ts';
import { Hono } from 'hono';
import type { Config } from '../config/read-config.ts';

/** The line on the contact page that such an address shows (web/features/marketing/contact/contact-page.tsx). */
const NO_ACCOUNT_THERE = '/contact#no-account-there';

/**
 * `/social/<network>`: the operator's address on that network, and the contact page, with a line that says so, where none is set. Asked for each
 * time, so that the built pages need not know the settings; an unknown network is left to the Not-found page. Nobody
 * is told which page she came from: that is the Referrer-Policy of every answer (set-security-headers.ts).
 */
export function createSocialRoutes(config: Config): Hono {
  const routes = new Hono();
  for (const network of SOCIAL_NETWORKS) {
    const target = readAddress(config, network) ?? NO_ACCOUNT_THERE;
    routes.get(`/${network}`, (c) => {
      c.header('Cache-Control', 'no-store');
      return c.redirect(target, 302);
    });
  }
  return routes;
}

function readAddress(config: Config, network: SocialNetwork): string | undefined {
  return {
    instagram: config.SOCIAL_INSTAGRAM_URL,
    x: config.SOCIAL_X_URL,
    facebook: config.SOCIAL_FACEBOOK_URL,
    linkedin: config.SOCIAL_LINKEDIN_URL,
    youtube: config.SOCIAL_YOUTUBE_URL,
  }[network];
}
