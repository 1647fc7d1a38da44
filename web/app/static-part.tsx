import type { ComponentType, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A part of a prerendered page that only reads: text, pictures, links. Where the page came as HTML it stays what it is,
 * and its code is never loaded; coming from another page there is none, and the code is waited for. For parts without
 * state: nothing in them but links works without their code.
 */
export async function makeStaticPart(
  id: string,
  fetchPart: () => Promise<{ default: ComponentType }>,
): Promise<ComponentType> {
  const html = typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
  if (html !== undefined) return () => <KeptPart id={id} html={html} />;
  const { default: Part } = await fetchPart();
  return () => (
    <div id={id}>
      <Part />
    </div>
  );
}

function KeptPart({ id, html }: { id: string; html: string }) {
  const navigate = useNavigate();

  /** What a link of the router (it marks its own) would do: change the page without loading another document. */
  function followLink(event: MouseEvent) {
    const link =
      event.target instanceof Element ? event.target.closest('a[data-discover]:not([target])') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '/');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with the keyboard is clicked
    <div
      id={id}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page already holds, left as it is
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
