import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import StoredByPlace from './cookies/stored-by-place.tsx';
import DoctorsSections from './doctors/doctors-sections.tsx';
import FooterColumns from './footer-columns.tsx';
import HomeSections from './home/home-sections.tsx';
import PrivacyPolicyText from './legal/privacy-policy-text.tsx';
import TermsText from './legal/terms-text.tsx';
import ProductSections from './product/product-sections.tsx';
import TrustClaims from './trust/trust-claims.tsx';

const WEB = fileURLToPath(new URL('../../', import.meta.url));

// What pages leave as the HTML it came as (web/app/static-part.tsx).
const PARTS = {
  'doctors-sections': DoctorsSections,
  'footer-columns': FooterColumns,
  'home-sections': HomeSections,
  'privacy-policy-text': PrivacyPolicyText,
  'product-sections': ProductSections,
  'stored-by-place': StoredByPlace,
  'terms-text': TermsText,
  'trust-claims': TrustClaims,
};

test('every static part of the code is looked at here', () => {
  const ids = globSync(['routes/**/*.tsx', 'features/**/*.tsx'], { cwd: WEB }).flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(/makeStaticPart\(\s*'([^']+)'/g)].map(([, id]) => id),
  );
  expect(ids.sort()).toEqual(Object.keys(PARTS));
});

describe.each(Object.entries(PARTS))('%s works as mere HTML', (_, Part) => {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Part)));

  test('nothing in it waits for its code: no button, no field, nothing that unfolds or changes', () => {
    expect(html).toContain('<a ');
    expect(html).not.toMatch(/<(?:button|input|select|textarea|form|dialog)\b/);
    expect(html).not.toMatch(/ (?:aria-expanded|aria-pressed|aria-haspopup|aria-live|role="status")/);
  });

  test('its links are whole in their addresses, and none says that she is on its page', () => {
    expect(html).not.toMatch(/<a\b[^>]* (?:target|aria-current)=/);
  });
});
