import { Kbd } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { keyCaps } from '../../kit/keys.ts';
import type { Offer } from '../../kit/palette/palette.ts';
import { say } from './words.ts';
import classes from './find.module.css';

const LABEL = say('searchEverything');

/** How far each key moves the choice among as many offers. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** A field, and below it what can be chosen: the field keeps the keyboard, the arrows move the choice. */
export function FindBox(props: {
  query: string;
  onQuery: (query: string) => void;
  offers: readonly Offer[];
  onChoose: (offer: Offer) => void;
  /** Said where there are no offers. */
  nothing: string;
}) {
  const { query, onQuery, offers, onChoose, nothing } = props;
  const id = useId();
  const [wanted, setWanted] = useState('');
  // Whoever has moved stays where they are while more comes in; else the first is chosen.
  const at = Math.max(
    offers.findIndex((offer) => offer.id === wanted),
    0,
  );
  const current = offers[at];

  const hear = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move && offers.length > 0) setWanted(offers[move(at, offers.length)]?.id ?? '');
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && current) onChoose(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={classes.field}>
        <Search size={18} aria-hidden="true" />
        <input
          data-autofocus
          data-find=""
          type="text"
          role="combobox"
          aria-label={LABEL}
          aria-expanded={offers.length > 0}
          aria-controls={id}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={say('searchPagesProductsOrders')}
          value={query}
          onChange={({ currentTarget }) => {
            setWanted('');
            onQuery(currentTarget.value);
          }}
          onKeyDown={hear}
        />
      </div>
      <div id={id} role="listbox" aria-label={LABEL} className={classes.list}>
        {Object.entries(Object.groupBy(offers, ({ group }) => group)).map(([group, each = []]) => (
          <div key={group} role="group" aria-label={group}>
            <div className={classes.group} aria-hidden="true">
              {group}
            </div>
            {each.map((offer) => (
              <Option
                key={offer.id}
                id={`${id}-${offer.id}`}
                offer={offer}
                isChosen={offer === current}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes.nothing} hidden={offers.length > 0}>
        {offers.length > 0 ? '' : nothing}
      </p>
    </>
  );
}

function Option(props: { id: string; offer: Offer; isChosen: boolean; onChoose: (offer: Offer) => void }) {
  const { id, offer, isChosen, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes.option}
      // The field keeps the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(offer)}
    >
      {offer.icon}
      <span className={classes.words}>
        <span className={classes.label}>{offer.label}</span>
        {offer.description !== undefined && <span className={classes.detail}>{offer.description}</span>}
      </span>
      {offer.keys !== undefined && <Kbd>{keyCaps(offer.keys).join(' ')}</Kbd>}
    </div>
  );
}
