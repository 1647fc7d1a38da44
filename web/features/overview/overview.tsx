import { useToday } from '../../app/use-today.ts';
import { Card } from '../../ui/card.tsx';

/** The page of the day. */
export default function Overview() {
  const today = useToday();
  return <Card data-day={today}>Your day has its place here.</Card>;
}
