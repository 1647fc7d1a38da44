// What `npm run test:faults` runs: puts each fault into a copy of the project and looks whether the tests it names fail.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, ReadableError } from '../prepare/project.mjs';
import { runCommand } from '../run/run-command.mjs';
import { runToEnd } from '../run/run-to-end.mjs';
import { applyPatch, copyTree } from './copy-tree.ts';
import { chooseFaults, type Fault, readFault } from './read-fault.ts';

const SUFFIX = '.patch';
const patchOf = (name: string) => join(import.meta.dirname, name + SUFFIX);

function readFaults(asked: string[]): Fault[] {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
  const exists = (file: string) => existsSync(inProject(file));
  return chooseFaults(names, asked).map((name) =>
    readFault(name, readFileSync(patchOf(name), 'utf8'), exists),
  );
}

/** Runs a script of the copy; true when all that it looked at is in order. */
async function isContent(tree: string, script: string, args: string[], isShown: boolean) {
  const { code, output } = await runToEnd({
    node: process.execPath,
    args: [join(tree, script), ...args],
    cwd: tree,
    output: 'pipe',
  });
  if (isShown && code !== 0) process.stdout.write(`${output}\n`);
  return code === 0;
}

/** Whether the faulty copy is found out, and by what. */
async function judge(tree: string, { name, seenBy }: Fault, isWhole: boolean): Promise<[boolean, string]> {
  if (!applyPatch(tree, patchOf(name)))
    return [false, 'does not apply any more: carry it over to where its code went'];
  try {
    if (!(await isContent(tree, 'scripts/faults/run-named.ts', seenBy, false))) return [true, 'caught'];
    if (isWhole && !(await isContent(tree, 'scripts/test/run-tests.ts', ['usual'], true)))
      return [true, 'caught, but by none of the files that it names'];
    return [false, 'missed'];
  } finally {
    applyPatch(tree, patchOf(name), '--reverse');
  }
}

runCommand(async () => {
  const args = process.argv.slice(2);
  const isWhole = args.includes('--whole');
  const faults = readFaults(args.filter((arg) => arg !== '--whole'));
  const tree = copyTree();
  let caughtCount = 0;
  try {
    // What fails without a fault would take every fault for seen.
    const named = [...new Set(faults.flatMap(({ seenBy }) => seenBy))];
    if (!(await isContent(tree, 'scripts/faults/run-named.ts', named, true)))
      throw new ReadableError('Some of these tests fail without any fault.');
    for (const fault of faults) {
      const startedAt = performance.now();
      const [isCaught, how] = await judge(tree, fault, isWhole);
      if (isCaught) caughtCount += 1;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const which = isCaught ? fault.name : `${fault.name} (${fault.what})`;
      process.stdout.write(`${isCaught ? '  ' : '✗ '}${which}: ${how} (${seconds} s)\n`);
    }
  } finally {
    rmSync(tree, { recursive: true, force: true, maxRetries: 3 });
  }
  process.stdout.write(`${caughtCount} passed, ${faults.length - caughtCount} failed\n`);
  return caughtCount === faults.length ? 0 : 1;
});
