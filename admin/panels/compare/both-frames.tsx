import { Slider } from '@mantine/core';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { say } from './words.ts';
import classes from './compare.module.css';

export interface Side {
  /** Above the page, such as “Before”. */
  caption: string;
  /** What the frame shows. */
  title: string;
  /** Undefined where there is no page to show. */
  path: string | undefined;
  /** Said in place of a page that is not there. */
  nothing: string;
}

type Marked = Side & { marked: readonly string[] };

/** Before and after beside each other, or one over the other with a line to pull. They scroll together. */
export function BothFrames(props: {
  before: Marked;
  after: Marked;
  width: number;
  isSlider: boolean;
  shown: string | undefined;
}) {
  const { before, after, width, isSlider, shown } = props;
  const windows = useRef<Record<'before' | 'after', Window | undefined>>({
    before: undefined,
    after: undefined,
  });
  const [share, setShare] = useState(50);
  const keepBefore = useCallback((window: Window | undefined) => void (windows.current.before = window), []);
  const keepAfter = useCallback((window: Window | undefined) => void (windows.current.after = window), []);
  const follow = (other: 'before' | 'after') => (top: number) => {
    const window = windows.current[other];
    // The other one tells of its scrolling too: what already agrees moves nothing.
    if (window && Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
  };
  const frame = (name: 'before' | 'after', side: Marked): ReactNode =>
    side.path === undefined ? (
      <p className={classes.nothing}>{side.nothing}</p>
    ) : (
      <PageFrame
        key={name}
        title={side.title}
        path={side.path}
        width={width}
        marked={side.marked}
        shown={shown}
        onScroll={follow(name === 'before' ? 'after' : 'before')}
        onWindow={name === 'before' ? keepBefore : keepAfter}
      />
    );
  return (
    <div className={classes.both} data-slider={isSlider || undefined}>
      <figure className={classes.side}>
        <figcaption>{before.caption}</figcaption>
        {frame('before', before)}
      </figure>
      <figure className={classes.side} style={isSlider ? { clipPath: `inset(0 0 0 ${share}%)` } : {}}>
        <figcaption>{after.caption}</figcaption>
        {frame('after', after)}
      </figure>
      {isSlider && (
        <>
          <div className={classes.line} style={{ left: `${share}%` }} aria-hidden="true" />
          <Slider
            className={classes.slider ?? ''}
            value={share}
            onChange={setShare}
            label={null}
            thumbLabel={say('beforeAndAfter')}
          />
        </>
      )}
    </div>
  );
}
