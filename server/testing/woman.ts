import type { TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody signed in, and the id that her writes carry. */
export interface Woman {
  client: TestClient;
  userId: string;
}

/** Signs up somebody new. */
export async function createWoman(server: TestApp): Promise<Woman> {
  const client = server.createClient();
  const { answer } = await client.signUp();
  const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
  return { client, userId: user.id };
}
