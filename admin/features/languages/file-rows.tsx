import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { multilingual, type TranslationFile } from '#contract/content/multilingual.ts';
import { fileNameOf } from '#core/assets/file-field.ts';
import { renditionUrl } from '#core/images/images.ts';
import { addressOfFile } from '#core/languages/said-files.ts';
import type { FileValue } from '#core/languages/texts.ts';
import { labelOfText, languageName } from '../../documents/languages.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { AssetPicker } from '../../pickers/asset-picker.tsx';
import { valueOf } from '../../pickers/assets/picture-value.ts';
import { translationQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

const SHOWN_WIDTH = 300;

/** The pictures and files of a document, each with what a language shows in its place. Folded away while it shows none. */
export function FileRows(props: { of: string; language: string; files: readonly TranslationFile[] }) {
  const { of, language, files } = props;
  const client = useQueryClient();
  const change = useChange(
    (file: { key: string; source: string; value: FileValue | null }) =>
      call(multilingual.translate, {
        params: { of, language },
        body: {
          texts: [],
          files: [
            { ...file, value: typeof file.value === 'object' ? file.value && { ...file.value } : file.value },
          ],
        },
      }),
    {
      stale: [CONTENT],
      onSuccess: (saved) => client.setQueryData(translationQuery(of, language).queryKey, saved),
    },
  );
  const [isOpen] = useState(files.some(({ said }) => said !== null));
  if (files.length === 0) return null;
  return (
    <details className={classes.files} open={isOpen}>
      <summary>{say('imagesAndFiles', { count: files.length })}</summary>
      <Text size="sm" className="quiet">
        {say('allLanguagesShow', { language: languageName(language) })}
      </Text>
      {change.error !== null && <Alert color="red">{sentenceOf(change.error)}</Alert>}
      <ul className={classes.rows}>
        {files.map((file) => (
          <FileRow
            key={file.key}
            file={file}
            isBusy={change.isPending}
            onChoose={(value) =>
              change.mutate({ key: file.key, source: addressOfFile(valueIn(file.value)), value })
            }
          />
        ))}
      </ul>
    </details>
  );
}

function FileRow(props: {
  file: TranslationFile;
  isBusy: boolean;
  onChoose: (value: FileValue | null) => void;
}) {
  const { file, isBusy, onChoose } = props;
  const [isChoosing, setChoosing] = useState(false);
  const label = labelOfText(file.label);
  const said = file.said === null ? undefined : valueIn(file.said);
  const isImage = file.accept.startsWith('image/');
  return (
    <li className={classes.text} data-state={file.isOutOfDate ? 'outOfDate' : 'translated'}>
      <Text
        size="sm"
        component="div"
        className={classes.about}
        data-state={file.isOutOfDate ? 'outOfDate' : ''}
      >
        {label}
        {file.isOutOfDate && <span>{say('theOriginalChanged')}</span>}
      </Text>
      <Shown value={valueIn(file.value)} />
      <div>
        {said !== undefined && <Shown value={said} />}
        <Group gap={4} mt={said === undefined ? 0 : 4}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            aria-label={say(said === undefined ? 'chooseAnotherFor' : 'changeFor', { label })}
            onClick={() => setChoosing(true)}
          >
            {say(said === undefined ? 'chooseAnother' : 'change')}
          </Button>
          {said !== undefined && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              disabled={isBusy}
              aria-label={say('useOriginalFor', { label })}
              onClick={() => onChoose(null)}
            >
              {say('useOriginal')}
            </Button>
          )}
          {file.isOutOfDate && said !== undefined && (
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => onChoose(said)}>
              {say('stillRight')}
            </Button>
          )}
        </Group>
      </div>
      {isChoosing && (
        <AssetPicker
          kind={isImage ? 'image' : kindOf(file.accept)}
          onPick={(asset) => {
            onChoose(isImage ? valueOf(asset) : asset.path);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  );
}

function Shown({ value }: { value: FileValue }) {
  if (typeof value === 'string') return <div className={classes.source}>{fileNameOf(value)}</div>;
  return (
    <img
      className={classes.picture}
      src={renditionUrl(value.src, SHOWN_WIDTH)}
      alt={value.alt}
      loading="lazy"
    />
  );
}

/** As the contract holds it, which knows nothing of blocks. */
const valueIn = (value: TranslationFile['value']): FileValue => value as FileValue;

const kindOf = (accept: string) =>
  accept.startsWith('video/') ? 'video' : accept.startsWith('audio/') ? 'audio' : 'any';
