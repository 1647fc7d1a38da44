import { TextLink } from '../../ui/text-link.tsx';

/** The two texts that an account accepts, opened beside the form so that nothing typed is lost. */
export function LegalLinks() {
  return (
    <>
      <TextLink to="/terms" target="_blank">
        Terms<span className="sr-only"> (opens in a new tab)</span>
      </TextLink>{' '}
      and the{' '}
      <TextLink to="/privacy-policy" target="_blank">
        Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
      </TextLink>
    </>
  );
}
