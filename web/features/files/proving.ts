/** How she confirms that it is she; the page brings it (features/auth/proof). */
export interface Proving {
  /** Asks her, unless she has just done so; false when she did not. */
  prove(): Promise<boolean>;
  /** Sends; where it takes a proof, asks her and sends again. Null when she did not confirm. */
  sendWithProof(send: () => Promise<Response>): Promise<Response | null>;
}
