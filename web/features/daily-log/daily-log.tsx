import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { isSavingData } from '../../app/save-data.ts';
import { whenIdle } from '../../app/when-idle.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LogSkeleton } from './log-skeleton.tsx';

interface DailyLogProps {
  userId: string;
  /** Null while it is not known. */
  stage: LifeStage | null;
}

type Form = ComponentType<{ userId: string; stage: LifeStage }>;

/** So far below the window its code is fetched at once. */
const NEAR = '600px 0px';

/** The place of the daily log: its code comes once the page has nothing better to do, or when she comes near. */
export function DailyLog({ userId, stage }: DailyLogProps) {
  const place = useRef<HTMLElement>(null);
  const { form: Form, hasFailed, load } = useForm(place);
  return (
    <section ref={place} aria-labelledby="daily-log-heading">
      {Form && stage ? (
        <Form userId={userId} stage={stage} />
      ) : hasFailed ? (
        <>
          <h2 id="daily-log-heading" className="type-h2 mb-4">
            Daily Health Log
          </h2>
          <ErrorState message="The daily log did not load. What you logged is safe." onRetry={load} />
        </>
      ) : (
        <LogSkeleton stage={stage} />
      )}
    </section>
  );
}

function useForm(place: React.RefObject<HTMLElement | null>) {
  const [form, setForm] = useState<{ Form: Form } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./daily-log-form.tsx').then(
      ({ default: Form }) => setForm({ Form }),
      // Without a connection and not kept.
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    // Who saves data gets it by coming near alone.
    const callOff = isSavingData() ? () => {} : whenIdle(load);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, [place, load]);

  return { form: form?.Form ?? null, hasFailed: hasFailed && form === null, load };
}
