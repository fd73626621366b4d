import { Alert, CloseButton, Modal, SegmentedControl, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import type { Difference } from '#core/publishing/differences.ts';
import { BothFrames, type Side } from './both-frames.tsx';
import { declared } from '../../words/catalogue.ts';
import { blocksToMark, type Comparison } from './comparison.ts';
import { saidDifference } from './said.ts';
import { say } from './words.ts';
import classes from './compare.module.css';

const NARROW = '(max-width: 899px)';
const WIDTHS = { desktop: 1280, phone: 390 } as const;
const WORDS: Record<Difference['what'], string> = {
  added: say('new'),
  changed: say('changed'),
  moved: say('moved'),
  removed: say('removed'),
};

interface Sides {
  before: Side;
  after: Side;
}

/** Two versions seen with one's own eyes, and in words what differs. */
export function ComparisonDialog(props: {
  name: string;
  comparison: Comparison | undefined;
  error: Error | null;
  /** Undefined where neither is a page to look at. */
  sidesOf: (comparison: Comparison) => Sides | undefined;
  /** What can be done with what is seen. */
  actions?: ReactNode;
  onClose: () => void;
}) {
  const { name, comparison, error, sidesOf, actions, onClose } = props;
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Content className={classes.content ?? ''} aria-label={name}>
        <div className={classes.head}>
          <h2>{name}</h2>
          <div className={classes.actions}>
            {actions}
            <CloseButton aria-label={say('closeTheComparison')} onClick={onClose} />
          </div>
        </div>
        <Modal.Body className={classes.body ?? ''}>
          {error && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          {comparison ? (
            <Compared comparison={comparison} sides={sidesOf(comparison)} />
          ) : (
            !error && <Skeleton height={400} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Compared({ comparison, sides }: { comparison: Comparison; sides: Sides | undefined }) {
  const { before, after, differences } = comparison;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [view, setView] = useState<'beside' | 'slider'>('beside');
  const [device, setDevice] = useState<keyof typeof WIDTHS>(isNarrow ? 'phone' : 'desktop');
  const [shown, setShown] = useState<string>();
  const changed = new Set(differences.map(({ id }) => id));
  const show = ({ id }: Difference) => {
    const one = new Set([id]);
    setShown(blocksToMark(after, one)[0] ?? blocksToMark(before, one)[0]);
  };
  return (
    <>
      <aside className={classes.list}>
        <Text size="sm" className="quiet" role="status">
          {countOf(differences.length)}
        </Text>
        <ul aria-label={say('differences')}>
          {differences.map((difference, index) => (
            <li key={index}>
              <UnstyledButton
                className={classes.difference ?? ''}
                disabled={difference.where === 'document' || !sides}
                onClick={() => show(difference)}
              >
                <span className={classes.what} data-what={difference.what}>
                  {WORDS[difference.what]}
                </span>
                <span>{saidDifference(difference.name)}</span>
                {difference.parts.length > 0 && (
                  <span className={classes.parts}>{difference.parts.map(declared).join(', ')}</span>
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </aside>
      {sides && (
        <div className={classes.stage}>
          <div className={classes.tools}>
            {!isNarrow && (
              <SegmentedControl
                size="xs"
                aria-label={say('howToCompare')}
                value={view}
                onChange={(value) => setView(value)}
                data={[
                  { value: 'beside', label: say('sideBySide') },
                  { value: 'slider', label: say('slider') },
                ]}
              />
            )}
            <SegmentedControl
              size="xs"
              aria-label={say('screenToCompareOn')}
              value={device}
              onChange={(value) => setDevice(value)}
              data={[
                { value: 'desktop', label: say('desktop') },
                { value: 'phone', label: say('phone') },
              ]}
            />
          </div>
          <BothFrames
            width={WIDTHS[device]}
            isSlider={isNarrow || view === 'slider'}
            shown={shown}
            before={{ ...sides.before, marked: blocksToMark(before, changed) }}
            after={{ ...sides.after, marked: blocksToMark(after, changed) }}
          />
        </div>
      )}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return say('noVisibleChanges');
  return say('differences2', { count });
}
