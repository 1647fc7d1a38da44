import { parseArgs } from 'node:util';
import { ReadableError } from '../prepare/project.mjs';
import { type Batch, choosePart, planDeepRun, runWithin } from './deep-plan.ts';
import { listStoryFiles, runBrowserTests } from './run-playwright.ts';
import type { FinishedStep, Stage, Step } from './run-steps.ts';
import { hasPostgres, listVitestFiles, runDatabaseTests, runVitest } from './run-vitest.ts';
import { buildStep } from './steps.ts';
import { listChangedFiles, orderTouched } from './touched-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STORIES = { E2E_DEEP: 'true', E2E_ENGINE: 'pglite' };

/** The kinds of deep tests; each lists its files and runs some of them, or all. */
interface Kind {
  name: string;
  list(): Promise<string[]>;
  run: (files?: string[]) => ReturnType<Step['run']>;
}

function listKinds(cores: number): Kind[] {
  // They kill and measure: a core is left to what they look at.
  const half = Math.max(1, Math.floor(cores / 2));
  const deep = { projects: ['deep'], workers: half };
  const services = { projects: ['services-elsewhere'], workers: cores };
  return [
    {
      name: 'deep',
      list: () => listVitestFiles(deep.projects),
      run: (files = []) => runDatabaseTests('deep', { ...deep, files }),
    },
    // Without PostgreSQL there is no other engine than the one of `npm test`.
    ...(hasPostgres()
      ? [
          {
            name: 'services',
            list: () => listVitestFiles(services.projects),
            run: (files: string[] = []) => runVitest('services', { ...services, files }),
          },
        ]
      : []),
    { name: 'browser', list: () => listStoryFiles(STORIES), run: (files) => runBrowserTests(STORIES, files) },
  ];
}

/**
 * `npm run test:deep`: all of it; files by name; `--part 2/4`; or, with `--budget` in minutes, as much as fits: what the
 * last change touches and then the parts whose turn it is (deep-plan.ts).
 */
export async function runDeep(
  words: string[],
  cores: number,
  runStages: (stages: Stage[]) => Promise<FinishedStep[]>,
  print: (text: string) => void,
): Promise<FinishedStep[]> {
  const { part, budget, names } = readWords(words);
  const kinds = listKinds(cores);
  const toStage = (steps: Step[]): Stage => ({ sideBySide: 1, steps });
  const build = await runStages([toStage([buildStep])]);
  if (build.some(({ failed }) => failed > 0)) return build;
  if (part === null && budget === null && names.length === 0)
    return [...build, ...(await runStages([toStage(kinds.map(({ name, run }) => ({ name, run })))]))];

  const listed = await Promise.all(
    kinds.map(async (kind) => ({ ...kind, files: (await kind.list()).sort() })),
  );
  const all = [...new Set(listed.flatMap(({ files }) => files))];
  const finished = [...build];
  const runBatch = async ({ name, files }: Batch) => {
    print(`Deep: ${name}\n${files.map((file) => `  ${file}`).join('\n')}`);
    const steps = listed.flatMap((kind) => {
      const own = kind.files.filter((file) => files.includes(file));
      return own.length > 0 ? [{ name: kind.name, run: () => kind.run(own) }] : [];
    });
    finished.push(...(await runStages([toStage(steps)])));
  };

  if (names.length > 0) {
    const unknown = names.filter((name) => !all.includes(name));
    if (unknown.length > 0) throw new ReadableError(`No deep test file is called ${unknown.join(', ')}.`);
    await runBatch({ name: 'the named files', files: names, share: 1 });
  } else if (part !== null) {
    await runBatch({ name: `part ${part.join('/')}`, files: choosePart(all, ...part), share: 1 });
  } else if (budget !== null) {
    const day = Math.floor(Date.now() / DAY_MS);
    const plan = planDeepRun(all, orderTouched(all, listChangedFiles()), day);
    print(`Deep: as much as fits into ${budget} minutes, on day ${day}.`);
    const { ran, left } = await runWithin(budget * 60, plan, runBatch, () => process.uptime());
    print(`\nDeep, ran: ${ran.join(', ')}.`);
    if (left.length > 0) {
      print(`Left, for another day or for \`npm run test:deep -- --part N/N\`: ${left.join(', ')}.`);
    }
  }
  return finished;
}

function readWords(words: string[]) {
  const options = { part: { type: 'string' }, budget: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const budget = values.budget === undefined ? null : Number(values.budget);
  const [part, parts] =
    /^(\d+)\/(\d+)$/
      .exec(values.part ?? '1/1')
      ?.slice(1)
      .map(Number) ?? [];
  if (!part || !parts || part > parts)
    throw new ReadableError(`--part is written as 2/4, not ${values.part}.`);
  if (budget !== null && !(budget > 0))
    throw new ReadableError(`--budget is in minutes, not ${values.budget}.`);
  const pair: [number, number] = [part, parts];
  return { budget, part: values.part === undefined ? null : pair, names: positionals };
}
