/** Why a message did not get through, and that nothing of it is lost. */
export function describeLostConnection(): string {
  return navigator.onLine
    ? 'Not sent: the server did not answer. What you wrote is still here. Try again.'
    : 'Not sent: there is no connection. What you wrote is still here. Try again when you are online.';
}
