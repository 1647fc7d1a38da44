import { WHATS_NEW } from '@lunaria/domain/news/whats-new.ts';
import { TextLink } from '../ui/text-link.tsx';

/** What the newest version brought, each thing with the way to it. `onFollow`: a link was pressed. */
export function NewsList({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className="space-y-6">
      {WHATS_NEW.things.map(({ title, text, to, link }) => (
        <li key={title}>
          <h3 className="type-label">{title}</h3>
          <p className="mt-1">{text}</p>
          <p className="mt-1.5">
            <TextLink to={to} {...(onFollow && { onClick: onFollow })}>
              {link}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
