import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { Check, RotateCw, X } from 'lucide-react';
import { formatFileSize } from '#core/assets/file-size.ts';
import type { UploadItem } from './upload-queue.ts';
import { inTrayOrder } from './tray-order.ts';
import { summaryOf } from './upload-summary.ts';
import { uploads, useAllUploads } from './use-upload.ts';
import { say } from './words.ts';
import classes from '../assets/assets.module.css';

const WORDS: Record<UploadItem['state'], string> = {
  waiting: say('waiting'),
  sending: say('uploading'),
  processing: say('processing'),
  failed: '',
  cancelled: say('cancelled'),
  done: say('done'),
};
const PERCENT = 100;

/** What is on its way, each file with its progress and a way to stop it or to try again. */
export function UploadTray() {
  const items = useAllUploads();
  if (items.length === 0) return null;
  const left = items.filter(({ state }) => ['waiting', 'sending', 'processing'].includes(state)).length;
  return (
    <section className={classes.tray} aria-label={say('uploads')}>
      <header className={classes.trayHead}>
        <Text fw={550} role="status">
          {summaryOf(items.map(({ state }) => state))}
        </Text>
        {left === 0 && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={uploads.clear}>
            {say('close')}
          </Button>
        )}
      </header>
      <ul className={classes.trayList}>
        {inTrayOrder(items).map((item) => (
          <UploadLine key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
}

export function UploadLine({ item }: { item: UploadItem }) {
  const { key, name, size, sent, state, problem, canRetry } = item;
  const isMoving = state === 'sending' || state === 'processing';
  const isLeft = isMoving || state === 'waiting';
  const percent = size === 0 ? 0 : Math.round((sent / size) * PERCENT);
  return (
    <li className={classes.trayLine} data-state={state}>
      <div className={classes.trayWords}>
        <span className={classes.trayName}>{name}</span>
        {problem === '' ? (
          <span className="quiet">
            {state === 'sending'
              ? say('uploadingPercent', { state: WORDS.sending, percent, size: formatFileSize(size) })
              : WORDS[state]}
          </span>
        ) : (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
        {isMoving && (
          <Progress
            size={3}
            value={state === 'processing' ? PERCENT : percent}
            animated={state === 'processing'}
            aria-label={say('progressOfName', { name })}
          />
        )}
      </div>
      {state === 'done' && <Check size={18} aria-hidden="true" />}
      {(canRetry && state === 'failed') || isLeft ? (
        // One button for both, so that whoever tries again by keyboard is on the way to stop it.
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={isLeft ? say('cancelName', { name }) : say('tryNameAgain', { name })}
          onClick={() => (isLeft ? uploads.cancel(key) : uploads.retry(key))}
        >
          {isLeft ? <X size={16} /> : <RotateCw size={16} />}
        </ActionIcon>
      ) : null}
    </li>
  );
}
