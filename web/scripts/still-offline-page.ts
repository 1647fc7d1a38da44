/**
 * After the build: takes the scripts of /offline away, but for the one that marks who is signed in. The worker shows
 * that page under the addresses of others (docs/decisions/offline-shell.md), where React would not know what it sees.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGNED_IN_HINT_SCRIPT } from '../app/signed-in-hint.ts';
import { takeScriptsAway } from './take-scripts-away.ts';

const file = join(import.meta.dirname, '..', 'build', 'client', 'offline', 'index.html');
writeFileSync(file, takeScriptsAway(readFileSync(file, 'utf8'), SIGNED_IN_HINT_SCRIPT));
