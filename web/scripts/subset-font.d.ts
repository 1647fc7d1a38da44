/** The part of subset-font (which ships no types) that the scripts call. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
      keepFeatures: string[];
    },
  ): Promise<Uint8Array>;
}
