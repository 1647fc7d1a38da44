import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Where the tabs fill a place of their own. */
  className?: string;
  listClassName?: string;
  contentClassName?: string;
}

/** A segmented row; the raised part with the plum edge is the one below which its content lies. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  listClassName = '',
  contentClassName = 'pt-4',
}: TabsProps<Value>) {
  function choose(chosen: string) {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  }
  return (
    <RadixTabs.Root value={value} onValueChange={choose} className={className}>
      <RadixTabs.List
        aria-label={label}
        className={`flex flex-wrap gap-1 rounded-input bg-sunken p-1 ${listClassName}`}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="type-label min-h-10 flex-auto rounded-[11px] border border-transparent px-2 text-muted sm:px-3 transition-colors hover:text-text data-[state=active]:border-primary data-[state=active]:bg-raised data-[state=active]:text-text data-[state=active]:inset-ring data-[state=active]:inset-ring-primary forced-colors:data-[state=active]:bg-[color:Highlight] forced-colors:data-[state=active]:text-[color:HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={contentClassName}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
