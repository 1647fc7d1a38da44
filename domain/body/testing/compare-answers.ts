import type { PanelItem } from '../../calendar/panel-facts.ts';

/** One line where the answers to a question differ; `undefined`: the screen does not answer. */
export function compare(question: string, answers: Readonly<Record<string, unknown>>): string[] {
  const given = Object.entries(answers)
    .filter(([, answer]) => answer !== undefined)
    .map(([screen, answer]) => [screen, JSON.stringify(answer)] as const);
  if (new Set(given.map(([, answer]) => answer)).size < 2) return [];
  return [`${question}: ${given.map(([screen, answer]) => `${screen} ${answer}`).join(', ')}`];
}

export const itemOf = (items: readonly PanelItem[], label: string) =>
  items.find((item) => item.label === label);
