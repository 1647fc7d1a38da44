import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DiscRow } from '../../ui/disc-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OfflineBar } from '../../ui/offline-bar.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { ToastCard } from '../../ui/toaster.tsx';
import { CategoryBadges, FactBadges, StageGlyphs } from './badge-samples.tsx';
import { FieldSamples, MenuSample, SliderSample, TabsSample } from './control-samples.tsx';
import { DialogSample, TypeSample } from './dialog-sample.tsx';

/** One theme of the sheet. Menus and dialogs open above the page and follow the theme of the machine. */
export function ComponentSheet({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div
      data-theme={theme}
      className="grid gap-x-9 gap-y-8 bg-background p-5 text-text sm:p-10 lg:grid-cols-3"
    >
      <ButtonSamples />
      <Sample name="Fields">
        <FieldSamples />
      </Sample>
      <Sample name="Dropdown">
        <MenuSample />
        <DialogSample />
      </Sample>
      <Sample name="Slider, tabs, chips">
        <SliderSample />
        <TabsSample />
        <ChoiceChips
          label="Choice chips"
          options={[
            { value: 'calm', label: 'Calm' },
            { value: 'anxious', label: 'Anxious' },
            { value: 'happy', label: 'Happy' },
          ]}
          value={['calm']}
          onValueChange={() => {}}
        />
      </Sample>
      <ToastSamples />
      <Sample name="Badges">
        <FactBadges />
        <CategoryBadges />
        <StageGlyphs />
        <Badge tone="moon" className="self-start">
          Coming soon
        </Badge>
      </Sample>
      <Sample name="Type">
        <TypeSample />
      </Sample>
      <StateSamples />
      <Sample name="Offline, progress, discs">
        <OfflineBar>You are offline. What you enter is kept here and sent when you are back.</OfflineBar>
        <Progress label="Profile" value={64} max={100} />
        <DiscRow total={8} filled={5} />
        <DiscRow total={4} filled={4} tone="primary" size={60} />
      </Sample>
    </div>
  );
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3.5">
      <h2 className="type-hint font-medium text-muted">{name}</h2>
      {children}
    </section>
  );
}

function ButtonSamples() {
  return (
    <Sample name="Buttons">
      <div className="flex flex-wrap gap-3">
        <Button>Continue</Button>
        <Button kind="secondary">Cancel</Button>
        <Button kind="tinted">Tinted</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="delete">Delete</Button>
        <Button disabled>Save Changes</Button>
        <Button isBusy busyLabel="Uploading...">
          Upload
        </Button>
        <Button size="hero">Get Started Free</Button>
      </div>
    </Sample>
  );
}

function ToastSamples() {
  return (
    <Sample name="Toasts">
      <ToastCard kind="done" title="Saved" message="Period tracking updated successfully" />
      <ToastCard kind="destructive" title="File too large" message="Please select a file smaller than 10MB" />
      <ToastCard
        kind="notice"
        title="Device Management"
        message="Devices you have connected - Coming soon!"
      />
    </Sample>
  );
}

function StateSamples() {
  return (
    <Sample name="Stat card, loading and error">
      <div className="grid grid-cols-2 gap-3">
        <StatCard label="Sleep" value="7.2" unit="hours" isSample />
        <SkeletonGroup className="space-y-4 rounded-card border border-border bg-surface p-5">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-8 w-3/4" />
        </SkeletonGroup>
      </div>
      <ErrorState message="Your days did not load. They are safe on the server." onRetry={() => {}} />
      <EmptyState sentence="No documents uploaded yet." action={<Button kind="tinted">Upload one</Button>} />
    </Sample>
  );
}
