import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { multilingual, type OwnerSentence } from '#contract/content/multilingual.ts';
import { MAX_SENTENCE_LENGTH } from '#core/settings/words.ts';
import { directionOf } from '#core/words/languages.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { titleOfArea } from './area-titles.ts';
import { STALE_WORDS } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** Once, when it appears. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** One sentence, with the owner's own wording where there is one. */
export function WordRow({ language, sentence }: { language: string; sentence: OwnerSentence }) {
  const { name, area, text, own } = sentence;
  const [typed, setTyped] = useState<string>();
  const change = useChange(
    (wording: string | null) => call(multilingual.word, { body: { language, name, text: wording } }),
    { stale: [STALE_WORDS, CONTENT], onSuccess: () => setTyped(undefined) },
  );
  const spoken = { lang: language, dir: directionOf(language) };
  return (
    <li className={classes.language}>
      <Text size="xs" className="quiet">
        {titleOfArea(area)}
      </Text>
      <Text className={classes.source ?? ''} {...spoken} data-replaced={own !== null || undefined}>
        {text}
      </Text>
      {typed === undefined && own !== null && (
        <Text className={classes.own ?? ''} {...spoken}>
          {own}
        </Text>
      )}
      {typed === undefined ? (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-label={say('changeText', { text })}
            onClick={() => setTyped(own ?? text)}
          >
            {say('change')}
          </Button>
          {own !== null && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              aria-label={say('resetTextToThe', { text })}
              loading={change.isPending}
              onClick={() => change.mutate(null)}
            >
              {say('resetToDefault')}
            </Button>
          )}
        </Group>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate(typed);
          }}
        >
          <Textarea
            label={say('yourWording')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            maxLength={MAX_SENTENCE_LENGTH}
            error={change.error && sentenceOf(change.error)}
            autosize
            minRows={2}
            ref={focus}
            {...spoken}
          />
          <Group gap="xs" mt="xs">
            <Button size="xs" type="submit" loading={change.isPending}>
              {say('save')}
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                change.reset();
                setTyped(undefined);
              }}
            >
              {say('cancel')}
            </Button>
          </Group>
        </form>
      )}
    </li>
  );
}
