import type { InstallWay } from './install-ways.ts';

/** One way to install, step by step. */
export function InstallSteps({ steps, note }: Pick<InstallWay, 'steps' | 'note'>) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="measure space-y-2.5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="type-small grid size-6 shrink-0 place-items-center rounded-full bg-moon font-strong"
              >
                {index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
      {note && (
        <p className={steps.length === 0 ? 'measure' : 'measure type-small mt-3 text-muted'}>{note}</p>
      )}
    </>
  );
}
