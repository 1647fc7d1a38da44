import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type PregnancyDating, pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import {
  findPregnancyEndFault,
  MODES_AFTER_PREGNANCY,
  type PregnancyEndWrite,
  pregnancyEndSchema,
} from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { EndFields } from '../../app/end-fields.tsx';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { faultsOf, useForm } from '../../ui/use-form.ts';

interface EndDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  today: CalendarDate;
  dating: PregnancyDating;
  onEnd: (write: Omit<PregnancyEndWrite, 'user_id'>) => void;
}

/** The end of a pregnancy, whatever it was: nothing is assumed, nothing chosen beforehand. */
export function EndDialog(props: EndDialogProps) {
  const formId = useId();
  const { isOpen, onOpenChange } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="The pregnancy has ended"
      subtitle="Say as much as you want to. Nothing follows from it but what you choose here."
      footer={
        <>
          <Button kind="secondary" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button type="submit" form={formId}>
            End the pregnancy tracker
          </Button>
        </>
      }
    >
      <EndForm id={formId} {...props} />
    </Dialog>
  );
}

const MODES = MODES_AFTER_PREGNANCY.map(({ value, label }) => ({
  value,
  label,
  icon: <StageGlyph stage={value} />,
}));
const choicesSchema = z.pick(pregnancyEndSchema, { reason: true, life_stage: true });

function EndForm({ id, today, dating, onOpenChange, onEnd }: EndDialogProps & { id: string }) {
  const [reason, setReason] = useState<PregnancyEndWrite['reason'] | ''>('');
  const [endedOn, setEndedOn] = useState<CalendarDate | null>(null);
  const [stage, setStage] = useState<PregnancyEndWrite['life_stage'] | ''>('');
  const chosen = choicesSchema.safeParse({ reason, life_stage: stage });
  const { formProps, say, leave } = useForm<'reason' | 'ended_on' | 'life_stage'>({
    faults: { ...faultsOf(chosen.error), ended_on: findPregnancyEndFault(endedOn, dating, today) },
    onSubmit() {
      if (!chosen.success) return;
      onOpenChange(false);
      onEnd({ ...chosen.data, ended_on: endedOn });
    },
  });

  return (
    <form {...formProps} id={id} className="space-y-6">
      <EndFields
        reason={reason}
        onReason={setReason}
        reasonFault={say('reason')}
        endedOn={endedOn}
        onDay={(day) => {
          setEndedOn(day);
          leave('ended_on');
        }}
        dayFault={say('ended_on') ?? null}
        dayHint="You can leave it empty: it then ended today."
        from={pregnancyStart(dating)}
        today={today}
      />
      <Select
        label="How do you want to go on?"
        placeholder="Choose a mode"
        hint="You can change the mode at any time on your dashboard."
        options={MODES}
        value={stage}
        onValueChange={setStage}
        error={say('life_stage')}
      />
      <p className="measure text-muted">
        Weeks, due date and everything else about this pregnancy leave your screens at once. Only its days
        stay, closed away under Earlier pregnancies in Cycle &amp; Phase Tracking, where you can correct or
        delete them. Your calendar and your other records stay as they are. If you pressed by mistake, you can
        undo it right afterwards.
      </p>
    </form>
  );
}
