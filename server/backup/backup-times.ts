/** The last time that a daily backup was due, `at` (`03:00`) by the clock of this machine: today, or yesterday. */
export function findLastDue(at: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const due = new Date(now);
  due.setHours(hours, minutes, 0, 0);
  if (due > now) {
    due.setDate(due.getDate() - 1);
    // On the day before, a change of the clock may have moved it.
    due.setHours(hours, minutes, 0, 0);
  }
  return due;
}
