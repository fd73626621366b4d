import { Button, Group, Stack, Text } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { wordsOfText } from '#core/languages/texts.ts';
import type { MatchedText } from '#core/languages/translation.ts';
import { directionOf } from '#core/words/languages.ts';
import { translationPath } from '../../addresses/edited-part.ts';
import { labelOfText, languageName } from '../../documents/languages.ts';
import { useStore } from '../../kit/store.ts';
import { WordChanges } from '../../kit/word-diff/word-changes.tsx';
import { useEditor } from '../canvas/editor-context.ts';
import type { Translating } from '../state/editor.ts';
import { goToNextText } from './open-texts.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

const STATES: Record<MatchedText['state'], string> = {
  missing: say('notTranslated'),
  translated: '',
  machine: say('machineTranslated'),
  outOfDate: say('outOfDate'),
};

function useTexts(): readonly MatchedText[] {
  const { session } = useEditor();
  const texts = useStore(session.body, () => session.translation?.texts());
  return [...(texts?.values() ?? [])];
}

/** How much of the page is said in the language, and the way to what is not. */
export function PageTexts({ translation }: { translation: Translating }) {
  const editor = useEditor();
  const texts = useTexts();
  const language = languageName(translation.language);
  const count = (state: MatchedText['state']) => texts.filter((text) => text.state === state).length;
  const [outOfDate, machine] = [count('outOfDate'), count('machine')];
  return (
    <Stack gap="md">
      <div>
        <Text fw={550}>
          {say('progress', { translated: count('translated'), texts: texts.length, language })}
        </Text>
        {outOfDate > 0 && (
          <Text className={classes.late ?? ''}>{say('outOfDateCount', { count: outOfDate })}</Text>
        )}
        {machine > 0 && <Text className={classes.late ?? ''}>{say('machineCount', { count: machine })}</Text>}
        <Text className="quiet">{say('layoutIsShared')}</Text>
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          rightSection={<ArrowRight size={16} />}
          disabled={count('translated') === texts.length}
          onClick={() => goToNextText(editor)}
        >
          {say('nextText')}
        </Button>
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={translationPath(translation.language, translation.of)}
        >
          {say('allTexts')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The texts of one block or section as they were written, with what changed since they were translated. */
export function BlockTexts({ blockId }: { blockId: string }) {
  const { translation } = useEditor().session;
  const texts = useTexts().filter((text) => text.blockId === blockId);
  if (!translation || texts.length === 0) return null;
  const { source, language } = translation;
  return (
    <section className={classes.texts} aria-label={say('textsIn', { language: languageName(language) })}>
      <h3 className={classes.title}>{say('original', { language: languageName(source) })}</h3>
      {texts.map((text) => (
        <div key={text.key} className={classes.text} data-state={text.state}>
          <p className={classes.about}>
            {labelOf(text)} {text.state !== 'translated' && <b>{STATES[text.state]}</b>}
          </p>
          <p className={classes.source} lang={source} dir={directionOf(source)}>
            {wordsOfText(text.source)}
          </p>
          {text.state === 'outOfDate' && text.entry && (
            <WordChanges
              label={say('whatChanged')}
              before={wordsOfText(text.entry.source)}
              after={wordsOfText(text.source)}
            />
          )}
          {(text.state === 'outOfDate' || text.state === 'machine') && (
            <Button size="compact-sm" variant="default" onClick={() => translation.confirm(text.key)}>
              {say(text.state === 'machine' ? 'markAsChecked' : 'stillRight')}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

/** The name of the block stands above already. */
const labelOf = ({ label }: MatchedText): string =>
  labelOfText(label.split(', ').slice(1).join(', ') || label);
