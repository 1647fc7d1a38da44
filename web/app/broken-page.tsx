import { Button } from '../ui/button.tsx';

/**
 * In place of a page that could not be drawn. Of the error nothing is shown: it may hold what she wrote, and the console
 * has it. Stands alone, since what surrounds every page may be what broke.
 */
export function BrokenPage() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-160 flex-col items-center justify-center px-4 pb-22 text-center"
    >
      <h1 className="type-h2">This page stopped working</h1>
      <p className="measure mt-3 text-muted">What was saved is safe. Load the page again to go on.</p>
      <Button className="mt-7" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </main>
  );
}
