import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { withDraft } from '#core/editing/draft-view.ts';
import { DEVICES, sizeOf } from '../../../kit/devices.ts';
import { say } from './words.ts';
import classes from './writing.module.css';

const WIDTHS = ['desktop', 'tablet', 'phone'] as const;
const DESKTOP_WIDTH = 1280;
const RIGHTS = ['allow-same-origin', 'allow-scripts'].join(' ');

/** The page of what is being written as visitors would get it, in one of three widths, made as small as it has to be. */
export function DraftPreview({ path, revision }: { path: string; revision: number }) {
  const [device, setDevice] = useState<(typeof WIDTHS)[number]>('desktop');
  const { ref, width: room, height } = useElementSize();
  const width = sizeOf(device)?.width ?? DESKTOP_WIDTH;
  const scale = room === 0 ? 1 : Math.min(room / width, 1);
  return (
    <div className={classes.preview}>
      <SegmentedControl
        aria-label={say('previewWidth')}
        value={device}
        onChange={setDevice}
        data={WIDTHS.map((value) => ({ value, label: DEVICES[value].label }))}
      />
      <div ref={ref} className={classes.previewRoom}>
        <iframe
          // Saved again, it is shown again.
          key={revision}
          title={say('previewOfTheDraft')}
          src={withDraft(path, 'view')}
          sandbox={RIGHTS}
          className={classes.previewFrame}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
