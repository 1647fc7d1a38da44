import { ComponentSheet } from '../features/design-sheet/component-sheet.tsx';

export const meta = () => [{ title: 'Components' }];

/** Development only: every primitive in both themes, to hold beside the sheet of the visual direction. */
export default function DesignPage() {
  return (
    <main id="main">
      <h1 className="sr-only">Components</h1>
      <ComponentSheet theme="light" />
      <ComponentSheet theme="dark" />
    </main>
  );
}
