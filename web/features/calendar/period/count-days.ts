/** `5 days`, `1 day` */
export function countDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
