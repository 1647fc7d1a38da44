import { TextLink } from '../../ui/text-link.tsx';
import { linkClaim } from './trust/claim-ids.ts';

const LINES = {
  testimonials: 'These voices are illustrative: the people are invented, and the words are ours.',
  figures: 'These figures are illustrative: nobody has counted them.',
};

interface IllustrativeLineProps {
  /** What stands above: a list of testimonials brings its own line, figures need one. */
  what: keyof typeof LINES;
  className?: string;
}

/** The one small line under what was made up to show how something will look. */
export function IllustrativeLine({ what, className = '' }: IllustrativeLineProps) {
  return (
    <p className={`type-small text-muted ${className}`}>
      {LINES[what]} What is true today stands on the <TextLink to={linkClaim('figures')}>Trust page</TextLink>
      .
    </p>
  );
}
