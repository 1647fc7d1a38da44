// Only the verification of one argon2id hash, at the cost written in that hash. No address, no session, no database.
import { text } from 'node:stream/consumers';
import { verify } from '@node-rs/argon2';
import { answerJson } from './answer-json.ts';

const hash = process.env.BENCH_PASSWORD_HASH ?? '';

answerJson(async (request) => {
  // The load sends what a sign-in sends.
  const { password } = JSON.parse(await text(request)) as { password: string };
  if (!(await verify(hash, password))) throw new Error('The password is not the one that was hashed.');
  return { verified: true };
});
