import { sayCountry } from '@lunaria/domain/emergency/calls-for.ts';
import { lazy, Suspense, useState } from 'react';
import { useContactActions } from '../../data/emergency/use-contacts.ts';
import { useEmergencyNumbers } from '../../data/emergency/use-emergency-numbers.ts';
import { LineButton } from '../../ui/line-button.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';

const CountryDialog = lazy(async () => {
  const loaded = await import('../emergency/country-dialog.tsx').catch(() => null);
  return { default: loaded?.CountryDialog ?? (MissingPart as never) }; // as: it needs no props
});

/** The one country she chose: numbers to call, weeks and units follow it. */
export function CountryChoice({ userId }: { userId: string }) {
  const { numbers, chosenCountry } = useEmergencyNumbers(userId);
  const { chooseCountry } = useContactActions(userId);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div>
      <p className="type-label">Country</p>
      <p className="mt-1">
        {sayCountry(numbers)}{' '}
        <LineButton onPress={() => setChoosing(true)}>
          Change<span className="sr-only"> the country</span>
        </LineButton>
      </p>
      <p className="type-hint mt-1.5 text-muted">
        The numbers of Emergency Contacts are those of this country.
      </p>
      {isChoosing && (
        <Suspense fallback={null}>
          <CountryDialog isOpen onOpenChange={setChoosing} chosen={chosenCountry} onChoose={chooseCountry} />
        </Suspense>
      )}
    </div>
  );
}
