import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHero } from '../page-hero.tsx';
import { START_PATH } from '../public-pages.ts';
import { Specimen } from './specimen.tsx';

export function AboutHero() {
  return (
    <PageHero
      eyebrow="A plant called honesty"
      title="Named after honesty"
      lead="When summer is over, the walls of its pods fall off. What stays is a thin silver disc like a small moon, and you can see through it to the seeds. That is the idea: nothing about your body hides behind a pretty number."
      actions={
        <LinkButton to={START_PATH} size="hero">
          Get Started
        </LinkButton>
      }
      note={
        <>
          How far we keep to it, claim by claim: <TextLink to="/trust">the Trust page</TextLink>.
        </>
      }
      art={<Specimen />}
    />
  );
}
