import { Button, FileButton, Group, Text } from '@mantine/core';
import { formatFileSize } from '#core/assets/file-size.ts';
import type { UploadPlan } from '../../pickers/uploads/send-file.ts';
import { uploads, useUnfinishedUploads } from '../../pickers/uploads/use-upload.ts';
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
    <section className={classes.unfinished} aria-label="Uploads that did not finish">
      <div>
        <Text fw={550}>
          {unfinished.length === 1
            ? 'One upload did not finish'
            : `${unfinished.length} uploads did not finish`}
        </Text>
        <Text size="sm" className="quiet">
          Choose {unfinished.length === 1 ? 'the file' : 'the files'} again: what has arrived is not sent
          twice.
        </Text>
        <ul className={classes.unfinishedList}>
          {unfinished.map(({ id, name, size, sent }) => (
            <li key={id}>
              {name}{' '}
              <span className="quiet">
                {Math.floor((sent / size) * PERCENT)} % of {formatFileSize(size)}
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
          Forget
        </Button>
        <FileButton multiple onChange={choose}>
          {(button) => (
            <Button {...button} size="xs" variant="default">
              Choose again
            </Button>
          )}
        </FileButton>
      </Group>
    </section>
  );
}
