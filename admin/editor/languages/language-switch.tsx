import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LANGUAGE_PARAMETER } from '../../addresses/edited-part.ts';
import { languageName, languagesQuery } from '../../documents/languages.ts';
import type { Session } from '../../documents/session/session.ts';
import { useEditor } from '../canvas/editor-context.ts';
import { say } from './words.ts';

/** Which language of the page is edited. Nothing on sites in one language. */
export function LanguageSwitch({ session }: { session: Session }) {
  const editor = useEditor();
  const { data } = useQuery(languagesQuery);
  const [, setSearch] = useSearchParams();
  if (!data || data.languages.length < 2 || editor.area === 'itemPage') return null;
  const { sourceLanguage } = data;
  const now = editor.session.translation?.language ?? sourceLanguage;
  const choose = async (language: string) => {
    editor.stopText();
    // Saved first: what surrounds the page is drawn by the server.
    await session.flush();
    setSearch((search) => {
      if (language === sourceLanguage) search.delete(LANGUAGE_PARAMETER);
      else search.set(LANGUAGE_PARAMETER, language);
      return search;
    });
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<Languages size={16} aria-hidden="true" />}
          aria-label={say('languageName', { name: languageName(now) })}
        >
          {languageName(now)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say('editIn')}</Menu.Label>
        <Menu.RadioGroup value={now} onChange={(code) => void choose(code)}>
          {[sourceLanguage, ...data.languages.filter((code) => code !== sourceLanguage)].map((code) => (
            <Menu.RadioItem key={code} value={code} closeMenuOnClick>
              {code === sourceLanguage
                ? say('originalLanguage', { name: languageName(code) })
                : languageName(code)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
