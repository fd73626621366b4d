import { Button, Select, Skeleton, Stack, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LayoutPanelTop } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DESIGN_GROUPS } from '#site/sections-library/design.ts';
import { SECTION_DESIGNS, sectionFrom } from '#site/sections-library/index.ts';
import { useBody, useEditor } from '../canvas/editor-context.ts';
import { addSection } from '../commands/add-block.ts';
import { emptySection } from '../commands/target-section.ts';
import { newId } from '../../kit/new-id.ts';
import { newestPicturesQuery } from '../../pickers/assets/queries.ts';
import { picturesOf, withOthers } from './pictures-of.ts';
import { Thumbnail } from './thumbnail.tsx';
import classes from './panels.module.css';

/** Designed sections, drawn small in the site's own colours and type, with its own pictures. */
export function SectionLibrary() {
  const editor = useEditor();
  const body = useBody();
  const [group, setGroup] = useState<string>(DESIGN_GROUPS[0]);
  // The pictures of the page as it was opened: they need not change under the pointer.
  const [own] = useState(() => picturesOf(body));
  const { data: newest, isPending } = useQuery(newestPicturesQuery);
  const pictures = useMemo(() => withOthers(own, newest ?? []), [own, newest]);
  const designs = useMemo(
    () =>
      SECTION_DESIGNS.filter((design) => design.group === group).flatMap((design) => {
        const section = sectionFrom(design, pictures, newId);
        return section ? [{ design, section }] : [];
      }),
    [group, pictures],
  );
  const add = (id: string) => {
    const design = SECTION_DESIGNS.find((one) => one.id === id);
    const section = design && sectionFrom(design, pictures, newId);
    if (section) addSection(editor, section);
  };
  return (
    <Stack gap={12} pb="lg">
      <Select
        aria-label="Kind of section"
        data={[...DESIGN_GROUPS]}
        value={group}
        allowDeselect={false}
        onChange={(value) => value && setGroup(value)}
      />
      {isPending && <Skeleton height={320} />}
      <ul className={classes.library} aria-label={group} hidden={isPending}>
        {!isPending &&
          designs.map(({ design: { id, name }, section }) => (
            <li key={id}>
              <UnstyledButton className={classes.design ?? ''} onClick={() => add(id)}>
                <Thumbnail section={section} />
                <span className={classes.designName}>{name}</span>
              </UnstyledButton>
            </li>
          ))}
      </ul>
      <Button
        variant="default"
        leftSection={<LayoutPanelTop size={16} />}
        onClick={() => addSection(editor, emptySection())}
      >
        Empty section
      </Button>
    </Stack>
  );
}
