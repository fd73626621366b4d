import { useContext } from 'react';
import type { MenuEntry } from '#core/collections/block-content.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { fields, type NavigationValues } from './fields.ts';
import { unlessOwn } from '#core/words/own-text.ts';
import { useWords } from '../kit/words.ts';

export function NavigationView({ values, isEditing }: ViewProps<NavigationValues>) {
  const say = useWords('blocks');
  const { menu, footerMenu } = useContext(PageContentContext);
  const { from, links, direction, label } = values;
  const own = links.map((link): MenuEntry => ({ ...link, isHere: false, children: [] }));
  const entries = { main: menu, footer: footerMenu, own }[from];
  if (entries.length === 0)
    return isEditing ? <Placeholder name="Navigation">No links yet</Placeholder> : null;
  return (
    <Entries
      entries={entries}
      direction={direction}
      label={unlessOwn(label, fields.initial.label, say('links'))}
    />
  );
}

export function Entries(props: {
  entries: readonly MenuEntry[];
  direction: NavigationValues['direction'];
  label: string;
}) {
  const { entries, direction, label } = props;
  return (
    <nav className="navigation" data-direction={direction} aria-label={label}>
      <ul>
        {entries.map((entry, index) => (
          <li key={index}>
            <Entry entry={entry} />
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((child, at) => (
                  <li key={at}>
                    <Entry entry={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry: { title, to, isHere } }: { entry: Omit<MenuEntry, 'children'> }) {
  return to.href === '' ? (
    <span className="navigation-folder">{title}</span>
  ) : (
    <Link to={to} {...(isHere && { className: 'is-here' })}>
      {title}
    </Link>
  );
}
