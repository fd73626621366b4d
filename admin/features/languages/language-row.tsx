import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import type { multilingual } from '#contract/content/multilingual.ts';
import type { ReplyOf } from '#contract/route.ts';
import { ownName } from '#core/settings/languages.ts';
import { ExportMenu } from './exchange.tsx';
import { LanguageDomain } from './language-domain.tsx';
import { languageName } from '../../documents/languages.ts';
import { progressWords, type Progress as Done } from './names.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** One language of the site: what it is, how far it is, and what can be done with it. */
export function LanguageRow(props: {
  language: string;
  settings: ReplyOf<typeof multilingual.settings>;
  progress: Done | undefined;
  may: boolean;
  isBusy: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}) {
  const { language, settings, progress, may, isBusy, onMakeDefault, onRemove } = props;
  const isDefault = language === settings.defaultLanguage;
  const isSource = language === settings.sourceLanguage;
  const name = languageName(language);
  return (
    <li className={classes.language}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {ownName(language) !== name && (
          <span className="quiet" lang={language}>
            {ownName(language)}
          </span>
        )}
        <span className={classes.mark}>{marksOf({ isDefault, isSource })}</span>
      </div>
      {!isSource && progress && (
        <>
          <Progress
            value={progress.texts === 0 ? 100 : (progress.translated / progress.texts) * 100}
            aria-label={say('translatedIntoName', { name })}
            size="sm"
          />
          <Text size="sm" className="quiet">
            {progressWords(progress)}
          </Text>
        </>
      )}
      {!isDefault && (
        <LanguageDomain
          language={language}
          host={settings.domains.find((each) => each.language === language)?.host}
        />
      )}
      <Group gap="xs">
        {!isSource && (
          <Button size="xs" variant="default" component={Link} to={`/translations/${language}`}>
            {say('translate')}
          </Button>
        )}
        {!isSource && <ExportMenu language={language} />}
        {may && !isDefault && (
          <Button size="xs" variant="default" disabled={isBusy} onClick={onMakeDefault}>
            {say('makeDefault')}
          </Button>
        )}
        {may && !isSource && <RemoveLanguage language={language} isBusy={isBusy} onRemove={onRemove} />}
      </Group>
    </li>
  );
}

const marksOf = ({ isDefault, isSource }: { isDefault: boolean; isSource: boolean }): string =>
  [isDefault ? say('default') : '', isSource ? say('youWriteInThis') : '']
    .filter((mark) => mark !== '')
    .join(' · ');

function RemoveLanguage(props: { language: string; isBusy: boolean; onRemove: () => void }) {
  const { language, isBusy, onRemove } = props;
  const [isOpen, { open, close }] = useDisclosure(false);
  const name = languageName(language);
  return (
    <>
      <Button size="xs" variant="default" disabled={isBusy} onClick={open}>
        {say('remove')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={say('removeName', { name })} centered>
        <Text>{say('addressesThatBeginWith', { language: language.toLowerCase() })}</Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {say('cancel')}
          </Button>
          <Button
            color="red.9"
            onClick={() => {
              close();
              onRemove();
            }}
          >
            {say('removeLanguage')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
