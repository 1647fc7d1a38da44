import { registerHooks } from 'node:module';

// The one module of the product that tests of services swap: what a stored password costs.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== './hash-cost.ts') return next(specifier, context);
    return next(new URL('./hash-cost.ts', import.meta.url).href, context);
  },
});
