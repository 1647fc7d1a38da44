import { writtenForms } from '../calendar/written-forms.ts';

/** `14:05`, or `2:05 pm` where people read that; `minute` since midnight. */
export function sayMinute(minute: number, { clock } = writtenForms()): string {
  const [hours, minutes] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
  if (clock === 24) return `${String(hours).padStart(2, '0')}:${minutes}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The time of a moment on the clock of this machine. */
export function sayClock(at: Date): string {
  return sayMinute(at.getHours() * 60 + at.getMinutes());
}
