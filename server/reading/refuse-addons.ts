// Loaded before anything else into the reading process and each of its threads (--import), beside refuse-network.ts: of all
// native addons it loads the two that it reads with, whatever a library would like to load. It keeps accidents out, such as
// a new dependency with an addon of its own; native code that has taken over the process asks nobody here.
import { realpathSync } from 'node:fs';

/** sharp decodes pictures, canvas draws pages: `…/node_modules/@img/sharp-linux-x64/lib/sharp-linux-x64.node`. */
const NEEDED = /[\\/]node_modules[\\/](@img[\\/]sharp|@napi-rs[\\/]canvas)-[\w-]+[\\/][^:]*\.node$/;

const load = process.dlopen;
Object.defineProperty(process, 'dlopen', {
  value(module: object, path: string, ...flags: number[]): void {
    if (!NEEDED.test(realpathSync(path))) throw new Error('The reading process has no other addon');
    Reflect.apply(load, process, [module, path, ...flags]);
  },
});
