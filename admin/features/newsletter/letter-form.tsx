import { Alert, Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { Send } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { newsletter, type Letter, type LetterWords } from '#contract/newsletter.ts';
import { LIST_REQUIRED } from '#core/messages/editing.ts';
import { SAVES_AFTER_MS } from '../../documents/drafting.ts';
import { useUnsaved } from '../../documents/unsaved.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { ArchiveToggle } from './archive-toggle.tsx';
import { AudienceSelect, useAudience } from './audience-select.tsx';
import { useNewsletterChange, useSaveLetter } from './queries.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

const wordsOf = ({
  listId,
  areaId,
  subject,
  text,
  actionLabel,
  actionUrl,
  replyTo,
}: LetterWords): LetterWords => ({
  listId,
  areaId,
  subject,
  text,
  actionLabel,
  actionUrl,
  replyTo,
});

/** Saves an email a moment after the last change, and before its screen is left. */
function useSavedWords(id: string, initial: LetterWords) {
  const [words, setWords] = useState(initial);
  const [saved, setSaved] = useState(words);
  const isChanged = words !== saved;
  const { mutateAsync, error } = useSaveLetter(id);
  const save = useCallback(async () => {
    try {
      await mutateAsync(words);
      setSaved(words);
      return true;
    } catch {
      return false;
    }
  }, [mutateAsync, words]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => void save(), SAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChanged, save]);
  useUnsaved(id, isChanged, { save, isDraft: true });
  return { words, setWords, save, error };
}

/** An email as it is being written: it saves itself, is tested, then sent to everyone. */
export function LetterForm({ letter }: { letter: Letter }) {
  const { id } = letter;
  const params = { id };
  const { words, setWords, save, error } = useSavedWords(id, wordsOf(letter));
  const [hasTried, setTried] = useState(false);
  const [isSending, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();
  const audience = useAudience(words);
  const isComplete = words.subject.trim() !== '' && words.text.trim() !== '';
  const set = (name: keyof LetterWords) => (event: { currentTarget: { value: string } }) =>
    setWords({ ...words, [name]: event.currentTarget.value });

  const test = useNewsletterChange(async () => {
    if (!(await save())) return;
    const { to } = await call(newsletter.testLetter, { params });
    notifications.show({ message: say('testEmailSentTo', { to }) });
  });
  const send = useNewsletterChange(async () => {
    if (await save()) await call(newsletter.sendLetter, { params });
  });
  const remove = useNewsletterChange(() => call(newsletter.removeLetter, { params }));

  const ask = () => {
    setTried(true);
    if (audience && isComplete) open();
  };
  return (
    <Stack gap="md">
      <AudienceSelect
        words={words}
        error={hasTried && !audience && declared(LIST_REQUIRED)}
        onChange={(chosen) => setWords({ ...words, ...chosen })}
      />
      <TextInput
        label={say('subject')}
        maxLength={150}
        value={words.subject}
        error={hasTried && words.subject.trim() === '' && say('addASubject')}
        onChange={set('subject')}
      />
      <Textarea
        label={say('text')}
        description={say('leaveABlankLine')}
        autosize
        minRows={8}
        maxLength={20_000}
        value={words.text}
        error={hasTried && words.text.trim() === '' && say('addSomeText')}
        onChange={set('text')}
      />
      <Group grow align="flex-start" gap="xs">
        <TextInput
          label={say('buttonLabel')}
          maxLength={60}
          value={words.actionLabel}
          onChange={set('actionLabel')}
        />
        <TextInput
          label={say('buttonLink')}
          placeholder="https://"
          maxLength={500}
          value={words.actionUrl}
          onChange={set('actionUrl')}
        />
      </Group>
      <TextInput
        label={say('replyToAddress')}
        description={say('leaveEmptyToReceive')}
        type="email"
        value={words.replyTo}
        onChange={set('replyTo')}
      />
      <ArchiveToggle letter={letter} />
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      <Button
        variant="default"
        disabled={!isComplete}
        loading={test.isPending}
        onClick={() => test.mutate(undefined)}
      >
        {say('sendTest')}
      </Button>
      <Button leftSection={<Send size={16} />} onClick={ask}>
        {say('send')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        onClick={() => remove.mutate(undefined, { onSuccess: () => void navigate('/newsletter') })}
      >
        {say('deleteDraft')}
      </Button>
      <Modal
        opened={isSending}
        onClose={close}
        title={say('sendSubject', { subject: words.subject })}
        centered
      >
        <Stack gap="md">
          <Text>
            {audience && say('thisSendsTheEmail', { recipients: audience.sentence, name: audience.name })}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {say('cancel')}
            </Button>
            <Button loading={send.isPending} onClick={() => send.mutate(undefined, { onSettled: close })}>
              {say('sendEmail')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  );
}
