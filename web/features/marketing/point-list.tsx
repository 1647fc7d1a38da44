/** Points of a text: a few words to find each by, then what is said of it. */
export function PointList({ points }: { points: readonly (readonly [name: string, said: string])[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-control">
      {points.map(([name, said]) => (
        <li key={name}>
          <b className="font-strong">{name}</b> {said}
        </li>
      ))}
    </ul>
  );
}
