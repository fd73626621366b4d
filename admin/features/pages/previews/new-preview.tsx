import { Alert, Button, CopyButton, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { PREVIEW_DAYS, previews } from '#contract/content/previews.ts';
import { momentOf } from '../../../kit/age.ts';
import { useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { useStage } from '../../../kit/stage.ts';
import { say } from './words.ts';

type Days = (typeof PREVIEW_DAYS)[number];
const DAYS = PREVIEW_DAYS.map((days) => ({
  value: String(days),
  label: say('days', { days }),
}));

/** Makes a link and shows it once: afterwards only its trace is kept. */
export function NewPreview() {
  const { path } = useStage();
  const [note, setNote] = useState('');
  const [days, setDays] = useState<Days>(7);
  const making = useContentChange(() => call(previews.create, { body: { days, note: note.trim(), path } }));
  const make = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(undefined, { onSuccess: () => setNote('') });
  };
  const made = making.data;
  return (
    <Stack gap="sm" mb="lg">
      <form onSubmit={make}>
        <Stack gap="sm">
          <TextInput
            label={say('forWhom')}
            description={say('onlyYouAndYour')}
            maxLength={100}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <NativeSelect
            label={say('worksFor')}
            data={DAYS}
            value={String(days)}
            onChange={({ currentTarget }) =>
              setDays(PREVIEW_DAYS.find((one) => String(one) === currentTarget.value) ?? 7)
            }
          />
          <Button type="submit" loading={making.isPending}>
            {say('makeALink')}
          </Button>
        </Stack>
      </form>
      {making.error && (
        <Alert color="red" role="alert">
          {sentenceOf(making.error)}
        </Alert>
      )}
      {made && (
        <Alert color="green" title={say('copyItNowIt')} role="status">
          <Group gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              aria-label={say('theNewPreviewLink')}
              readOnly
              value={made.url}
              style={{ flex: 1 }}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={made.url}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  leftSection={copied ? <Check size={16} /> : <Copy size={16} />}
                  onClick={copy}
                >
                  {copied ? say('copied') : say('copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
          <Text size="sm" mt="xs">
            {say('itWorksUntilMomentOf', { momentOf: momentOf(made.expiresAt) })}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
