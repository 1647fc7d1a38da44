import type { Call } from '@lunaria/domain/dangers/rule.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, standAt, textsOf } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { standInZone } from '../../testing/stand-in-zone.ts';
import EmergencyCall from './emergency-call.tsx';
import { ANA, WARD } from './testing/emergency-on-screen.tsx';

const open = (call: Call, isNow = true) =>
  renderPart(({ user }) => <EmergencyCall userId={user.id} call={call} isNow={isNow} />);
/** Without the one that leads to the page's main part. */
const links = () => page.getByCss('a:not([href^="#"])');
const addresses = () =>
  links()
    .elements()
    .map((link) => link.getAttribute('href'));

test('The number of her country stands first, then her people, each a link that dials and large enough for a thumb', async ({
  records,
}) => {
  standAt('2026-11-26T12:00:00');
  records.country = 'GB';
  records.contacts = [ANA, WARD];
  await open('maternity-unit');
  await expect.element(page.getByRole('link', { name: 'Call 999 United Kingdom' })).toBeVisible();
  await expect
    .poll(addresses)
    .toEqual(['tel:999', 'tel:02079460111', 'tel:+442079460018', '/dashboard/emergency']);
  for (const link of links().elements().slice(0, 3)) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(await complaints()).toEqual([]);
});

test('Without a country both numbers are there with the reason, also where the server does not answer', async ({
  api,
}) => {
  standAt('2026-11-26T12:00:00');
  standInZone('Etc/UTC');
  api.lose('get', '/api/emergency-contacts');
  await open('emergency-number');
  await expect.poll(() => addresses().slice(0, 2)).toEqual(['tel:112', 'tel:911']);
  await expect.element(page.getByText(/we do not know your country/)).toBeVisible();
});

test('On the crisis card a line to talk to stands before her people, and says where nobody checked it', async ({
  records,
}) => {
  standAt('2026-11-26T12:00:00');
  records.country = 'NL';
  records.contacts = [ANA];
  await open('crisis-line');
  await expect
    .poll(() => textsOf(links()))
    .toEqual([
      'Call 112Netherlands',
      '113 Zelfmoordpreventie113 · Somebody to talk to, also about ending your life',
      'Kindertelefoon08000432 · For children and teenagers · not checked by us',
      'AnaSister, +44 20 7946 0018',
      'Change',
    ]);
});

test('Where today is soon enough, no number is the large red button', async ({ records }) => {
  records.country = 'GB';
  await open('doctor', false);
  await expect.element(page.getByRole('link', { name: 'Call 999 If it gets worse' })).toBeVisible();
  expect(textsOf(page.getByRole('listitem'))).toHaveLength(2);
});

test('The maternity unit of her medical history stands before her people, also as the device kept it', async ({
  api,
  records,
}) => {
  standAt('2026-11-26T12:00:00');
  records.country = 'GB';
  records.contacts = [ANA];
  records.medicalRecords = [
    medicalRecord('provider', { name: 'Ward 4', phone: '020 7946 0222', dials: 'maternity' }),
  ];
  const opened = ['tel:999', 'tel:02079460222', 'tel:+442079460018', '/dashboard/emergency'];
  await open('maternity-unit');
  await expect.poll(addresses).toEqual(opened);
  await expect
    .element(page.getByRole('link', { name: 'Ward 4 My maternity unit, 020 7946 0222' }))
    .toBeVisible();
  await expect.poll(async () => JSON.stringify((await readDevice()).kept)).toContain('020 7946 0222');
  api.lose('get', '/api/medical-records');
  api.lose('get', '/api/emergency-contacts');
  await cleanup();
  await open('maternity-unit');
  await expect.poll(addresses).toEqual(opened);
});
