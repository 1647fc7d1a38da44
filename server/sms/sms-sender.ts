/** Sends a short text to a telephone. Whoever runs the product brings the service that does it. */
export interface SmsSender {
  /** `to` is E.164. Resolves when the service has taken it; throws SmsFault otherwise. */
  send(message: { to: string; text: string }): Promise<void>;
}

/** Why a text was not taken. Never holds the number or the text. */
export class SmsFault extends Error {
  override name = 'SmsFault';
  /** Of the service's answer; null where none came. */
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'The SMS service gave no answer.' : `The SMS service answered ${status}.`);
    this.status = status;
  }
}
