/** What the history entry of the dashboard carries when the tour was asked for. The address stays as it is. */
export const TOUR_STATE = { tour: true } as const;

export function isTourAsked(historyState: unknown): boolean {
  return typeof historyState === 'object' && historyState !== null && 'tour' in historyState;
}
