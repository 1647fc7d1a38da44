import { MAIL_LIST } from '@lunaria/domain/mails/mail-list.ts';
import { expect, test } from 'vitest';
import { JOB_OPTIONS } from './install-queue.ts';

test('the list of mails that is shown to everybody names each kind there is, once, and no other', () => {
  const mailing = Object.keys(JOB_OPTIONS).filter((job) => job.startsWith('send-'));
  expect(mailing.length).toBeGreaterThan(10);
  expect(MAIL_LIST.map(({ job }) => job as string).sort()).toEqual(mailing.sort());
});
