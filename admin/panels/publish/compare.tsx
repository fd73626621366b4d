import { Alert, CloseButton, Modal, SegmentedControl, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { stayingPath } from '#core/access/redirect.ts';
import { withDraft } from '#core/editing/draft-view.ts';
import type { Difference } from '#core/publishing/differences.ts';
import { BothFrames } from './both-frames.tsx';
import { blocksToMark, pathIn, useComparison, type Comparison } from './use-comparison.ts';
import type { ListedChange } from './use-listed-changes.ts';
import classes from './compare.module.css';

const NARROW = '(max-width: 899px)';
const WIDTHS = { desktop: 1280, phone: 390 } as const;
const WORDS: Record<Difference['what'], string> = {
  added: 'New',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
};

/** A change seen with one's own eyes: the live page and its draft, and in words what differs. */
export default function Compare({ change, onClose }: { change: ListedChange; onClose: () => void }) {
  const { comparison, error } = useComparison(change.id);
  const name = `${change.title}: before and after`;
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Content className={classes.content ?? ''} aria-label={name}>
        <div className={classes.head}>
          <h2>{name}</h2>
          <CloseButton aria-label="Close the comparison" onClick={onClose} />
        </div>
        <Modal.Body className={classes.body ?? ''}>
          {error && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          {comparison ? (
            <Compared change={change} comparison={comparison} />
          ) : (
            !error && <Skeleton height={400} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Compared({ change, comparison }: { change: ListedChange; comparison: Comparison }) {
  const { before, after, differences } = comparison;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [view, setView] = useState<'beside' | 'slider'>('beside');
  const [device, setDevice] = useState<keyof typeof WIDTHS>(isNarrow ? 'phone' : 'desktop');
  const [shown, setShown] = useState<string>();
  // What is no page itself (header, design …) is looked at on the home page.
  const isPage = change.kind === 'page';
  const [was, willBe] = isPage ? [pathIn(before), pathIn(after)] : ['/', '/'];
  const show = ({ id }: Difference) =>
    setShown(blocksToMark(after, [one(id)])[0] ?? blocksToMark(before, [one(id)])[0]);
  return (
    <>
      <aside className={classes.list}>
        <Text size="sm" className="quiet" role="status">
          {countOf(differences.length)}
        </Text>
        <ul aria-label="Differences">
          {differences.map((difference, index) => (
            <li key={index}>
              <UnstyledButton
                className={classes.difference ?? ''}
                disabled={difference.where === 'document'}
                onClick={() => show(difference)}
              >
                <span className={classes.what} data-what={difference.what}>
                  {WORDS[difference.what]}
                </span>
                <span>{difference.name}</span>
                {difference.parts.length > 0 && (
                  <span className={classes.parts}>{difference.parts.join(', ')}</span>
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </aside>
      <div className={classes.stage}>
        <div className={classes.tools}>
          {!isNarrow && (
            <SegmentedControl
              size="xs"
              aria-label="How to compare"
              value={view}
              onChange={(value) => setView(value)}
              data={[
                { value: 'beside', label: 'Side by side' },
                { value: 'slider', label: 'Slider' },
              ]}
            />
          )}
          <SegmentedControl
            size="xs"
            aria-label="Screen to compare on"
            value={device}
            onChange={(value) => setDevice(value)}
            data={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
          />
        </div>
        <BothFrames
          width={WIDTHS[device]}
          isSlider={isNarrow || view === 'slider'}
          shown={shown}
          before={{ path: was && stayingPath(was), marked: blocksToMark(before, differences) }}
          after={{ path: willBe && withDraft(willBe, 'view'), marked: blocksToMark(after, differences) }}
        />
      </div>
    </>
  );
}

const one = (id: string): Difference => ({ what: 'changed', where: 'block', id, name: '', parts: [] });

function countOf(count: number): string {
  if (count === 0) return 'No visible changes.';
  return count === 1 ? 'One difference' : `${count} differences`;
}
