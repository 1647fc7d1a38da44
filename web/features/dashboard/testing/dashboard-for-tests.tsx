import { nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page } from 'vitest/browser';
import { press } from '../../../testing/choose.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Dashboard } from '../dashboard.tsx';
import { Frame, type FrameSlots } from '../frame/frame.tsx';
import type { DashboardSlots } from '../slots.ts';

const nothing = () => null;

/** In the places of other areas as little as shows that they are drawn: the mode, a field, a dialog. */
const TINY_SLOTS: DashboardSlots = {
  today: nothing,
  'log-beside': nothing,
  calendar: ({ stage }) => stage && <h2>{nameStage(stage)}</h2>,
  'daily-log': () => <input aria-label="Log" className="w-full" />,
  'recent-uploads': nothing,
  'pregnancy-tracker': nothing,
  'todays-overview': nothing,
  'cycle-tracking': nothing,
  'health-goals': nothing,
  'medical-history': nothing,
  'test-results': nothing,
  'health-timeline': nothing,
};

const TinyUpload: FrameSlots['UploadDialog'] = (props) => (
  <Dialog {...props} title="Upload Health Documents" />
);

/** The dashboard in its frame, which is the same whatever stands in its places; `slots` is what a test needs there. */
export async function renderFrame(at = '/dashboard', slots: Partial<DashboardSlots> = {}): Promise<void> {
  await renderPart(
    (session) => (
      <Frame session={session} UploadDialog={TinyUpload} LogSheet={() => null}>
        <Dashboard user={session.user} slots={{ ...TINY_SLOTS, ...slots }} />
      </Frame>
    ),
    { at },
  );
}

export const modeOf = (): Locator => page.getByRole('combobox', { name: /Life Stage Mode/ });

/** Chooses a mode in the list, and waits for nothing; with the mouse: life-stage-mode.component.test.tsx. */
export async function chooseMode(label: string): Promise<void> {
  await press(modeOf());
  await press(page.getByRole('option', { name: label, exact: true }));
}

export const headingOfPlace = (): Locator => page.getByRole('heading', { level: 1 });
