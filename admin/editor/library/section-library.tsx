import { ActionIcon, Button, Select, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { LayoutPanelTop, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DESIGN_GROUPS } from '#site/sections-library/design.ts';
import { SECTION_DESIGNS, sectionFrom } from '#site/sections-library/index.ts';
import { useBody, useEditor, useFrame } from '../canvas/editor-context.ts';
import { addSection } from '../commands/add-block.ts';
import { emptySection } from '../commands/target-section.ts';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { useSearch } from '../../kit/lists/use-search.ts';
import { newId } from '../../kit/new-id.ts';
import { designsFor, FAVOURITES, YOURS } from './find-designs.ts';
import { OwnSections, useOwnSections } from './own-sections.tsx';
import { picturesOf } from './pictures-of.ts';
import { Thumbnail } from './thumbnail.tsx';
import { asShown, useSiteContent, useWithAsked } from './use-site-content.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../panels/panels.module.css';

/** Designed sections, drawn small in the site's own colours and type, with its own pictures. */
export function SectionLibrary() {
  const editor = useEditor();
  const body = useBody();
  const page = useFrame()?.document;
  const [group, setGroup] = useState<string>(DESIGN_GROUPS[0]);
  const search = useSearch();
  const { words } = search;
  const [favourites, setFavourites] = useLocalStorage<string[]>({
    key: 'plinth-favourite-sections',
    defaultValue: [],
  });
  // The pictures of the page as it was opened: they need not change under the pointer.
  const [pictures] = useState(() => picturesOf(body));
  const site = useSiteContent(pictures);
  const own = useOwnSections(words);
  const designs = useMemo(
    () =>
      designsFor({ group, words, favourites }).flatMap((design) => {
        const section = site && sectionFrom(design, asShown(site), newId);
        return section ? [{ design, section }] : [];
      }),
    [group, words, favourites, site],
  );
  const withAsked = useWithAsked();
  const add = async (id: string) => {
    const design = SECTION_DESIGNS.find((one) => one.id === id);
    const section = design && site && sectionFrom(design, await withAsked([id], site), newId);
    if (section) addSection(editor, section);
  };
  const mark = (id: string) =>
    setFavourites((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <Stack gap={12} pb="lg">
      <SearchBox aria-label={say('searchSections')} search={search} />
      {words === '' && (
        <Select
          aria-label={say('kindOfSection')}
          data={[YOURS, FAVOURITES, ...DESIGN_GROUPS.map((value) => ({ value, label: declared(value) }))]}
          value={group}
          allowDeselect={false}
          maxDropdownHeight={360}
          onChange={(value) => value && setGroup(value)}
        />
      )}
      {(words !== '' || group === YOURS) && <OwnSections shown={own} isAlone={words === ''} />}
      {!site && <Skeleton height={320} />}
      {site && designs.length === 0 && (words === '' ? group === FAVOURITES : own.length === 0) && (
        <Text size="sm" className="quiet" role="status">
          {words === '' ? say('markSectionsWithThe') : say('noSectionsFoundFor', { words })}
        </Text>
      )}
      <ul
        className={classes.library}
        aria-label={words === '' ? declared(group) : say('found')}
        hidden={designs.length === 0}
      >
        {designs.map(({ design: { id, name }, section }) => (
          <li key={id} className={classes.designCard}>
            <UnstyledButton className={classes.design ?? ''} onClick={() => void add(id)}>
              <Thumbnail sections={[section]} page={page} />
              <span className={classes.designName}>{declared(name)}</span>
            </UnstyledButton>
            <ActionIcon
              className={classes.favourite ?? ''}
              variant="subtle"
              color="gray"
              aria-label={say('favouriteName', { name: declared(name) })}
              aria-pressed={favourites.includes(id)}
              onClick={() => mark(id)}
            >
              <Star size={16} fill={favourites.includes(id) ? 'currentColor' : 'none'} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<LayoutPanelTop size={16} />}
        onClick={() => addSection(editor, emptySection())}
      >
        {say('emptySection')}
      </Button>
    </Stack>
  );
}
