import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmsService, startSmsService } from '../testing/sms-service.ts';
import { SmsFault } from './sms-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

let service: SmsService;
beforeEach(async () => {
  service = await startSmsService();
});
afterEach(() => service.close());

const message = { to: '+34600123456', text: '123456 is your code' };
const send = (url = service.url) =>
  createWebhookSender({ url, token: 'a-token', timeoutMs: 2000 }).send(message);

test('a text is handed over as JSON, with the token that says who asks', async () => {
  await send();
  expect(service.taken).toEqual([
    { authorization: 'Bearer a-token', contentType: 'application/json', body: message },
  ]);
});

test.each([400, 401, 429, 500, 503])(
  'an answer of %i is a fault that tells neither number nor text',
  async (status) => {
    service.answerWith(status);
    const fault = await send().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(SmsFault);
    expect(fault).toMatchObject({ status });
    expect(String(fault)).not.toMatch(/600123456|123456 is/);
  },
);

test('number and token go to the address that was set and follow no redirection', async () => {
  const elsewhere = await startSmsService();
  service.answerWith(307, { location: elsewhere.url });
  await expect(send()).rejects.toMatchObject({ status: 307 });
  expect(elsewhere.taken).toEqual([]);
  await elsewhere.close();
});

test('a service that is away is a fault as well', async () => {
  await service.close();
  await expect(send()).rejects.toMatchObject({ name: 'SmsFault', status: null });
});
