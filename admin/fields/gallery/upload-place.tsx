import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Asset } from '#contract/content/assets.ts';
import { UploadLine } from '../../pickers/uploads/upload-tray.tsx';
import { useUpload } from '../../pickers/uploads/use-upload.ts';
import { say } from './words.ts';
import classes from './gallery.module.css';

/** Where pictures are dropped, with those on their way below. They arrive in the order they were dropped. */
export function UploadPlace(props: {
  isEmpty: boolean;
  onArrived: (asset: Asset) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const { items, upload } = useUpload(props.onArrived);
  const waiting = items.filter(({ state }) => state !== 'done' && state !== 'cancelled');
  return (
    <div
      className={classes.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        upload([...event.dataTransfer.files], { accepts: 'image' });
      }}
    >
      {props.isEmpty && (
        <Text className="quiet" size="sm">
          {say('dropPicturesHereOr')}
        </Text>
      )}
      {props.children}
      {waiting.length > 0 && (
        <ul className={classes.waiting}>
          {waiting.map((item) => (
            <UploadLine key={item.key} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}
