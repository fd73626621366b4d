import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { editable } from '../kit/editable.ts';
import type { WithContent } from '../kit/islands.tsx';
import { Slot } from '../kit/slot.tsx';
import type { AccordionValues } from './fields.ts';
import { firstOpen, openItem, toggleItem } from './open-items.ts';
import { makePanel, type Panel } from './panel.ts';

export interface AccordionProps extends Omit<AccordionValues, 'items'> {
  id: string;
  titles: readonly string[];
  /** On the editor's canvas the titles can be typed into. */
  isEditing?: boolean;
}

export default function Accordion(props: AccordionProps & WithContent) {
  const { id, titles, allowMultiple, level, content, isEditing = false } = props;
  const [open, setOpen] = useState(() => firstOpen(props.firstOpen));
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const showItem = (inside: Element | null) => {
      const item = [...element.children].findIndex((child) => child.contains(inside));
      if (item >= 0) setOpen((before) => openItem(before, item, allowMultiple));
    };
    const showTarget = () => showItem(element.querySelector(':target'));
    // The browser found what a visitor searches for in a closed panel.
    const showFound = (event: Event) => event.target instanceof Element && showItem(event.target);
    // From here on the panels hide themselves; until now the style sheet did, and only for a while.
    element.setAttribute('data-ready', '');
    showTarget();
    addEventListener('hashchange', showTarget);
    element.addEventListener('beforematch', showFound);
    return () => {
      removeEventListener('hashchange', showTarget);
      element.removeEventListener('beforematch', showFound);
    };
  }, [allowMultiple]);

  return (
    <ul
      ref={list}
      className="accordion"
      data-is-expanded-first-item={props.firstOpen}
      data-should-allow-multiple-open-items={allowMultiple}
      data-divider={props.divider}
      data-icon={props.icon}
      data-icon-side={props.iconSide}
    >
      {titles.map((title, item) => (
        <Item
          key={item}
          id={`b${id}-${item + 1}`}
          title={isEditing ? <span {...editable(true, 'items', item, 'title')}>{title}</span> : title}
          level={level}
          isOpen={open.includes(item)}
          onToggle={() => setOpen((before) => toggleItem(before, item, allowMultiple))}
        >
          {content?.[item]}
        </Item>
      ))}
    </ul>
  );
}

function Item(props: {
  id: string;
  title: ReactNode;
  level: AccordionProps['level'];
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { id, title, level, isOpen, onToggle, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const panel = useRef<Panel>(null);
  const Heading = `h${level}` as const;

  useLayoutEffect(() => {
    if (!element.current) return;
    const made = makePanel(element.current);
    panel.current = made;
    return () => made.destroy();
  }, []);

  const isFirstTime = useRef(true);
  useLayoutEffect(() => {
    panel.current?.move({ isOpen, isStill: isFirstTime.current });
    isFirstTime.current = false;
  }, [isOpen]);

  return (
    <li id={id} className="accordion-item" {...(isOpen && { 'data-is-open': true })}>
      <Heading className="accordion-title">
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          {title}
        </button>
      </Heading>
      <Slot ref={element} id={`${id}-panel`} className="accordion-panel">
        {children}
      </Slot>
    </li>
  );
}
