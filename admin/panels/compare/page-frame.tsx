import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, type CSSProperties } from 'react';
import { makeSheet } from '../../kit/make-sheet.ts';
import classes from './compare.module.css';

/** The page at an address in its real width, made as small as it has to be, with some of its blocks outlined. */
export function PageFrame(props: {
  title: string;
  path: string;
  width: number;
  marked: readonly string[];
  /** A block to bring into view. */
  shown: string | undefined;
  style?: CSSProperties;
  onScroll: (top: number) => void;
  onWindow: (window: Window | undefined) => void;
}) {
  const { title, path, width, marked, shown, onScroll, onWindow } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<CSSStyleSheet>(undefined);
  const { ref: room, width: wide, height: high } = useElementSize();
  const scale = wide === 0 ? 1 : Math.min(wide / width, 1);

  const css = marked
    .map((id) => `#b${id}{outline:3px solid #1f5eff;outline-offset:6px;border-radius:2px}`)
    .join('');
  useEffect(() => sheet.current?.replaceSync(css), [css]);
  useEffect(() => {
    if (shown !== undefined)
      frame.current?.contentDocument?.getElementById(`b${shown}`)?.scrollIntoView({ block: 'center' });
  }, [shown]);
  useEffect(() => () => onWindow(undefined), [onWindow]);

  const open = () => {
    const document = frame.current?.contentDocument;
    const view = document?.defaultView;
    if (!document || !view) return;
    sheet.current = adoptSheet(document, makeSheet(view, css));
    view.addEventListener('scroll', () => onScroll(view.scrollY), { passive: true });
    onWindow(view);
  };
  return (
    <div ref={room} className={classes.pane} style={props.style}>
      <iframe
        ref={frame}
        title={title}
        src={path}
        // To look at, not to use: it can be read from here, and runs no scripts.
        sandbox="allow-same-origin"
        className={classes.frame}
        style={{
          width,
          height: high / scale,
          transform: `scale(${scale})`,
          marginLeft: Math.max((wide - width * scale) / 2, 0),
        }}
        onLoad={open}
      />
    </div>
  );
}

function adoptSheet(document: Document, sheet: CSSStyleSheet): CSSStyleSheet {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
