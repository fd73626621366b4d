import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { WithContent } from '../kit/islands.tsx';
import { Slot } from '../kit/slot.tsx';
import { useWords } from '../kit/words.ts';

export interface MenuTabsProps {
  id: string;
  names: readonly string[];
  /** On the editor's canvas all menus are in sight. */
  isEditing?: boolean;
}

/** Where keys lead from a tab; before the first is the last. */
const STEPS: Readonly<Record<string, (from: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: () => -1,
};

/** Several menus, one in sight. Asleep they stand below each other, with links to each. */
export default function MenuTabs({ id, names, isEditing = false, content }: MenuTabsProps & WithContent) {
  const say = useWords('menu');
  const [chosen, setChosen] = useState<number>();
  const tabs = useRef<HTMLDivElement>(null);
  const panelId = (index: number) => `menu-${id}-panel-${index + 1}`;
  const tabId = (index: number) => `menu-${id}-tab-${index + 1}`;

  useEffect(() => (isEditing ? undefined : followAddress(`menu-${id}-panel-`, setChosen)), [id, isEditing]);

  /** Keys go from tab to tab and around; what is in sight changes when one is pressed. */
  const step = (event: KeyboardEvent, from: number) => {
    const to = STEPS[event.key]?.(from);
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs.current?.children[(to + names.length) % names.length];
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <div className="menu-tabs" {...(chosen !== undefined && { 'data-awake': '' })}>
      {chosen === undefined ? (
        <p className="menu-tab-list">
          {names.map((name, index) => (
            <a key={index} href={`#${panelId(index)}`}>
              {name}
            </a>
          ))}
        </p>
      ) : (
        <div className="menu-tab-list" role="tablist" aria-label={say('menus')} ref={tabs}>
          {names.map((name, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              id={tabId(index)}
              aria-controls={panelId(index)}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
              onKeyDown={(event) => step(event, index)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {names.map((_, index) => (
        <div
          key={index}
          id={panelId(index)}
          {...(chosen !== undefined && {
            role: 'tabpanel',
            'aria-labelledby': tabId(index),
            hidden: index !== chosen,
          })}
        >
          <Slot id={`${panelId(index)}-words`} className="menu-panel">
            {content?.[index]}
          </Slot>
        </div>
      ))}
    </div>
  );
}

/** Tells which menu the address asks for, at once and whenever it changes; at first it is the first one. */
function followAddress(prefix: string, choose: (index: number) => void): () => void {
  const asked = () =>
    location.hash.startsWith(`#${prefix}`) ? Number(location.hash.slice(prefix.length + 1)) : 0;
  const follow = () => {
    if (asked() > 0) choose(asked() - 1);
  };
  choose(Math.max(asked() - 1, 0));
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
