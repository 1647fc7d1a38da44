import * as z from 'zod/mini';
import '../text.ts';

/** How full a pad, tampon or cup was. */
export const FILLS = ['light', 'half', 'full'] as const;
export type Fill = (typeof FILLS)[number];
export const PRODUCTS = ['pads', 'tampons', 'cups'] as const;
export type Product = (typeof PRODUCTS)[number];

export const PRODUCT_LIMITS = { count: 50, clots: 50, flooding: 20, cupMl: 500 } as const;

const counted = (max: number, what: string) =>
  z.nullable(
    z
      .int({ error: `${what}: enter a whole number from 0 to ${max}` })
      .check(
        z.minimum(0, { error: `${what}: enter a whole number from 0 to ${max}` }),
        z.maximum(max, { error: `${what}: enter a whole number from 0 to ${max}` }),
      ),
  );
const byFill = (what: string) =>
  z.nullable(
    z.strictObject({
      light: counted(PRODUCT_LIMITS.count, what),
      half: counted(PRODUCT_LIMITS.count, what),
      full: counted(PRODUCT_LIMITS.count, what),
    }),
  );

/**
 * What she counted of a day of bleeding, beside its amount; null: not counted. Small clots are below 2.5 cm, large ones from
 * there on. Source: specification, body, “New log fields”.
 */
export const bleedingProductsSchema = z.strictObject({
  pads: byFill('Pads'),
  tampons: byFill('Tampons'),
  cups: byFill('Cups'),
  clots_small: counted(PRODUCT_LIMITS.clots, 'Small clots'),
  clots_large: counted(PRODUCT_LIMITS.clots, 'Large clots'),
  flooding: counted(PRODUCT_LIMITS.flooding, 'Flooding'),
  cup_ml: counted(PRODUCT_LIMITS.cupMl, 'Cup, ml'),
});

export type BleedingProducts = z.infer<typeof bleedingProductsSchema>;

export const EMPTY_PRODUCTS: BleedingProducts = {
  pads: null,
  tampons: null,
  cups: null,
  clots_small: null,
  clots_large: null,
  flooding: null,
  cup_ml: null,
};
