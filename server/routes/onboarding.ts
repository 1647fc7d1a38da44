import { answersChangeSchema } from '@lunaria/domain/onboarding/change-answers.ts';
import { finishSetupSchema, guardianRequestSchema } from '@lunaria/domain/onboarding/finish-setup.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import { askGuardian } from '../services/onboarding/ask-guardian.ts';
import { saveChangedAnswers } from '../services/onboarding/change-answers.ts';
import { finishSetup } from '../services/onboarding/finish-setup.ts';
import { getOnboarding } from '../services/onboarding/get-onboarding.ts';
import type { OnboardingDependencies } from '../services/onboarding/onboarding-dependencies.ts';

/**
 * `/api/onboarding`: what is saved of her setup, Finish Setup, a single answer changed, and the mail to a guardian. Open while consent is
 * pending, because her age and the guardian's address are stored then; the services hold the rest back.
 */
export function createOnboardingRoutes(
  dependencies: OnboardingDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json(await getOnboarding(dependencies, c.var.userId)))
    .put(
      '/',
      validator('json', (_, c) => parseInput(finishSetupSchema, c.get('json'))),
      async (c) => {
        const finish = c.req.valid('json');
        requireOwn(c.var.userId, finish.user_id);
        return c.json(await finishSetup(dependencies, finish));
      },
    )
    .patch(
      '/',
      validator('json', (_, c) => parseInput(answersChangeSchema, c.get('json'))),
      async (c) => {
        const change = c.req.valid('json');
        requireOwn(c.var.userId, change.user_id);
        return c.json(await saveChangedAnswers(dependencies, change));
      },
    )
    .post(
      '/guardian',
      validator('json', (_, c) => parseInput(guardianRequestSchema, c.get('json'))),
      async (c) => {
        const request = c.req.valid('json');
        requireOwn(c.var.userId, request.user_id);
        return c.json(await askGuardian(dependencies, request, { again: true }));
      },
    );
}
