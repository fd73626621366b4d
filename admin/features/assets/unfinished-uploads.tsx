import { Button, FileButton, Group, Text } from '@mantine/core';
import { formatFileSize } from '#core/assets/file-size.ts';
import type { UploadPlan } from '../../pickers/uploads/send-file.ts';
import { uploads, useUnfinishedUploads } from '../../pickers/uploads/use-upload.ts';
import { say } from './words.ts';
import classes from '../../pickers/assets/assets.module.css';

const PERCENT = 100;

/** Files whose tab was closed on the way: chosen again, only what is missing of them is sent. */
export function UnfinishedUploads(props: { onChosen: (file: File, plan: UploadPlan) => void }) {
  const unfinished = useUnfinishedUploads();
  if (unfinished.length === 0) return null;
  const choose = (files: readonly File[]) => {
    for (const file of files) {
      const same = unfinished.find(({ name, size }) => name === file.name && size === file.size);
      props.onChosen(file, same?.plan ?? { folder: '', accepts: 'any' });
    }
  };
  return (
    <section className={classes.unfinished} aria-label={say('uploadsThatDidNot')}>
      <div>
        <Text fw={550}>{say('uploadsDidNotFinish', { count: unfinished.length })}</Text>
        <Text size="sm" className="quiet">
          {say('chooseTheFilesAgain', { count: unfinished.length })}
        </Text>
        <ul className={classes.unfinishedList}>
          {unfinished.map(({ id, name, size, sent }) => (
            <li key={id}>
              {name}{' '}
              <span className="quiet">
                {say('floorOfFileSize', {
                  floor: Math.floor((sent / size) * PERCENT),
                  fileSize: formatFileSize(size),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          onClick={() => unfinished.forEach(({ id }) => uploads.forget(id))}
        >
          {say('forget')}
        </Button>
        <FileButton multiple onChange={choose}>
          {(button) => (
            <Button {...button} size="xs" variant="default">
              {say('chooseAgain')}
            </Button>
          )}
        </FileButton>
      </Group>
    </section>
  );
}
