import { Button, Text, UnstyledButton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconDrawing } from '#blocks/icon/drawing.tsx';
import { POPULAR } from '#blocks/icon/popular.ts';
import { searchIcons } from '#blocks/icon/search.ts';
import german from '#blocks/icon/set/german.json' with { type: 'json' };
import words from '#blocks/icon/set/words.json' with { type: 'json' };
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { useSearch } from '../../kit/lists/use-search.ts';
import classes from './icon.module.css';
import { say } from './words.ts';

const SET = { words, popular: POPULAR, inEnglish: german };

/** How many are drawn at a time. */
const PAGE = 160;

interface IconGridProps {
  chosen: string;
  nameOf: (icon: string) => string;
  onChoose: (icon: string) => void;
}

export function IconGrid({ chosen, nameOf, onChoose }: IconGridProps) {
  const search = useSearch();
  const typed = search.typed.trim();
  const [shown, setShown] = useState({ typed, count: PAGE });
  const count = shown.typed === typed ? shown.count : PAGE;
  const found = searchIcons(typed, SET);
  const offered = typed === '' && count === PAGE ? POPULAR : found.slice(0, count);
  const more = found.length - offered.length;
  return (
    <>
      <SearchBox
        data-autofocus
        aria-label={say('searchIcons')}
        placeholder={say('searchIconsFor')}
        search={search}
        onKeyDown={(event) => {
          const [best] = offered;
          if (event.key === 'Enter' && typed !== '' && best !== undefined) {
            event.preventDefault();
            onChoose(best);
          }
        }}
      />
      <Text role="status" className="quiet" size="sm" mt={8}>
        {typed === ''
          ? say('popularIcons')
          : found.length === 0
            ? say('noMatchingIconsTry')
            : say('iconsFound', { count: found.length })}
      </Text>
      <Offered key={typed} icons={offered} chosen={chosen} nameOf={nameOf} onChoose={onChoose} />
      {more > 0 && (
        <Button variant="default" mt={12} onClick={() => setShown({ typed, count: count + PAGE })}>
          {typed === '' && count === PAGE
            ? say('showAllIcons', { count: found.length })
            : say('showMoreIcons')}
        </Button>
      )}
    </>
  );
}

/** One stop of the Tab key; arrow keys go from icon to icon as they stand. */
function Offered({ icons, chosen, nameOf, onChoose }: IconGridProps & { icons: readonly string[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(Math.max(icons.indexOf(chosen), 0));
  const move = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const to = nextTile(event.key, at, tiles);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    tiles[to]?.focus();
  };
  return (
    <div ref={grid} role="group" aria-label={say('icons')} className={classes.grid} onKeyDown={move}>
      {icons.map((icon, index) => (
        <UnstyledButton
          key={icon}
          className={classes.tile}
          title={nameOf(icon)}
          aria-label={nameOf(icon)}
          aria-pressed={icon === chosen}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onClick={() => onChoose(icon)}
        >
          <IconDrawing name={icon} className={classes.drawing ?? ''} width={1.75} />
        </UnstyledButton>
      ))}
    </div>
  );
}

function nextTile(key: string, at: number, tiles: readonly HTMLElement[]): number | undefined {
  const columns = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: tiles.length - 1 - at,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const to = at + step;
  return to >= 0 && to < tiles.length ? to : at;
}
