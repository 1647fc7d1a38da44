/** The one place where the product's name is written; texts that mention it are built from here. */
export const PRODUCT_NAME = 'Lunaria';
