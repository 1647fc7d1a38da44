import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { checkAddress } from '../http/check-address.ts';
import { limitBody } from '../http/read-json.ts';
import { REQUEST_REFUSALS } from '../http/refusals.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  answerGuardianQuestion,
  type GuardianQuestion,
  readGuardianQuestion,
} from '../services/onboarding/answer-guardian.ts';
import type { OnboardingDependencies } from '../services/onboarding/onboarding-dependencies.ts';
import { GUARDIAN_WORDING_VERSION, renderGuardianPage } from './guardian-page.ts';
import { refuseWithPage, sendPlainPage } from './plain-page.ts';

const answerSchema = z.object({
  token: z.string(),
  answer: z.enum(['given', 'refused']),
  wording: z.literal(GUARDIAN_WORDING_VERSION),
});

interface GuardianDependencies extends OnboardingDependencies {
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
}

/**
 * `/guardian`: the page that the link of a guardian's mail opens. GET shows the question, POST keeps the answer. It
 * needs neither account nor script: the signed link alone says for whom it speaks, and no cookie is looked at, so that
 * a form sent from elsewhere could do no more than whoever has the link.
 */
export function createGuardianRoutes(dependencies: GuardianDependencies) {
  const routes = new Hono<RequestContext>();
  routes.onError(refuseWithPage('That did not work'));
  return routes
    .use(checkAddress, limitBody, dependencies.limit('/guardian'))
    .get('/', async (c) => {
      const token = c.req.query('token') ?? '';
      return await sendPage(c, await readGuardianQuestion(dependencies, token), token);
    })
    .post('/', async (c) => {
      const { token, answer } = readAnswer(await c.req.parseBody().catch(() => null));
      const answered = { answer, wordingVersion: GUARDIAN_WORDING_VERSION };
      return await sendPage(c, await answerGuardianQuestion(dependencies, token, answered), token);
    });
}

function readAnswer(form: unknown): z.infer<typeof answerSchema> {
  const answer = answerSchema.safeParse(form);
  if (!answer.success) throw new AppError('invalid_input', REQUEST_REFUSALS.noGuardianAnswer);
  return answer.data;
}

async function sendPage(c: Context<RequestContext>, question: GuardianQuestion, token: string) {
  const page = await renderGuardianPage(question, token);
  return sendPlainPage(c, page, question.kind === 'invalid' ? 404 : 200);
}
