/** Grey pixels, one byte each. */
export interface GreyPixels {
  data: Buffer;
  width: number;
  height: number;
}
