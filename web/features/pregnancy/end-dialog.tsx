import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type PregnancyDating, pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import {
  findPregnancyEndFault,
  MODES_AFTER_PREGNANCY,
  type PregnancyEndWrite,
  pregnancyEndSchema,
} from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { type FormEvent, useId, useState } from 'react';
import { EndFields } from '../../app/end-fields.tsx';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';

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
const choices = pregnancyEndSchema.shape;

function EndForm({ id, today, dating, onOpenChange, onEnd }: EndDialogProps & { id: string }) {
  const [reason, setReason] = useState<PregnancyEndWrite['reason'] | ''>('');
  const [endedOn, setEndedOn] = useState<CalendarDate | null>(null);
  const [stage, setStage] = useState<PregnancyEndWrite['life_stage'] | ''>('');
  const [hasAsked, setAsked] = useState(false);
  const readReason = choices.reason.safeParse(reason);
  const readStage = choices.life_stage.safeParse(stage);
  const dayFault = findPregnancyEndFault(endedOn, dating, today);
  const say = (error: { issues: { message: string }[] } | undefined) =>
    hasAsked ? error?.issues[0]?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!readReason.success || !readStage.success || dayFault !== null) return;
    onOpenChange(false);
    onEnd({ reason: readReason.data, ended_on: endedOn, life_stage: readStage.data });
  }

  return (
    <form id={id} onSubmit={submit} noValidate className="space-y-6">
      <EndFields
        reason={reason}
        onReason={setReason}
        reasonFault={say(readReason.error)}
        endedOn={endedOn}
        onDay={setEndedOn}
        dayFault={dayFault}
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
        error={say(readStage.error)}
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
