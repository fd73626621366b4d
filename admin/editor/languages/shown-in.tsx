import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showOnlyIn } from '#core/languages/shown-in.ts';
import { languageName, languagesQuery } from '../../documents/languages.ts';
import { useEditor } from '../canvas/editor-context.ts';
import { say } from './words.ts';

/** Which languages a section or block is shown in. Nothing on sites in one language. */
export function ShownIn({ part }: { part: { id: string; languages?: readonly string[] } }) {
  const editor = useEditor();
  const { data } = useQuery(languagesQuery);
  const { id, languages = [] } = part;
  if (!data || (data.languages.length < 2 && languages.length === 0)) return null;
  const set = (wanted: string[]) =>
    void editor.run(say('changeLanguages'), (body) =>
      showOnlyIn(body, {
        id,
        // All of them is what stands for those to come, too.
        languages: data.languages.every((code) => wanted.includes(code)) ? [] : wanted,
      }),
    );
  // Languages that were removed from the site are still named here, or nobody could let go of them.
  const offered = [...new Set([...data.languages, ...languages])];
  return (
    <MultiSelect
      label={say('shownIn')}
      placeholder={languages.length === 0 ? say('allLanguages') : ''}
      data={offered.map((value) => ({ value, label: languageName(value) }))}
      value={[...languages]}
      onChange={set}
      clearable
    />
  );
}
