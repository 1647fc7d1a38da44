import { titlePage } from '../../app/page-title.ts';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { UndoChange } from '../../features/auth/undo-change.tsx';

export const meta = () => titlePage('Take a change back');

export default function UndoPage() {
  return (
    <AuthLayout title="Take a change back" backTo="/auth/login">
      <UndoChange />
    </AuthLayout>
  );
}
