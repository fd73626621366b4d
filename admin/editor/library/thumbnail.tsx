import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Section } from '#core/page/page.ts';
import { gridRules } from '#core/page/layout.ts';
import { Sections } from '#site/section.tsx';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { WordsContext } from '#blocks/kit/words.ts';
import { wordsOfDocument } from '#browser/page/page-words.ts';
import { useDraftContent } from '../canvas/use-draft-content.ts';
import { makeSheet } from '../../kit/make-sheet.ts';
import classes from '../panels/panels.module.css';

/** The width sections are drawn for, before they are made small. */
const DRAWN_WIDTH = 1200;
const DRAWN_HEIGHT = 720;
const MAX_SHOWN_HEIGHT = 200;
const FIRST_HEIGHT = 120;

/** Sections as they would look on this very site: its own views, styles and type, in a small frame. */
export function Thumbnail({ sections, page }: { sections: readonly Section[]; page: Document | undefined }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const [drawn, setDrawn] = useState<{ root: HTMLElement; placed: CSSStyleSheet }>();
  const [shape, setShape] = useState({ scale: 0.2, height: FIRST_HEIGHT });

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const open = (frame: HTMLIFrameElement | null) => {
    const document = frame?.contentDocument;
    const window = document?.defaultView;
    if (!document || !window || !page || document.body.childElementCount > 0) return;
    dress(document, page);
    const placed = makeSheet(window, '');
    document.adoptedStyleSheets = [
      makeSheet(window, 'html{overflow:hidden} .section{min-height:0!important}'),
      placed,
    ];
    const main = document.createElement('main');
    document.body.append(main);
    const measure = () => {
      const scale = (box.current?.clientWidth ?? 0) / DRAWN_WIDTH || 0.2;
      setShape({ scale, height: Math.min(Math.max(main.offsetHeight * scale, 24), MAX_SHOWN_HEIGHT) });
    };
    new window.ResizeObserver(measure).observe(main);
    setDrawn({ root: main, placed });
  };

  // A design is made anew with what has been loaded of the site meanwhile, and its blocks have other names then.
  const places = sections.map(({ blocks }) => gridRules(blocks).wide).join('');
  useLayoutEffect(() => drawn?.placed.replaceSync(places), [drawn, places]);

  const { scale, height } = shape;
  return (
    <span ref={box} className={classes.thumb} style={{ height }}>
      {isNear && page && (
        <iframe
          ref={open}
          title=""
          // The same origin, so that it can be drawn into; no scripts of its own.
          sandbox="allow-same-origin"
          aria-hidden="true"
          tabIndex={-1}
          width={DRAWN_WIDTH}
          height={Math.max(DRAWN_HEIGHT, Math.ceil(height / scale))}
          style={{ transform: `scale(${scale})` }}
        />
      )}
      {drawn && page && createPortal(<Drawn sections={sections} page={page} />, drawn.root)}
    </span>
  );
}

function Drawn({ sections, page }: { sections: readonly Section[]; page: Document }) {
  return (
    <PageContentContext value={useDraftContent(sections)}>
      <WordsContext value={wordsOfDocument(page)}>
        <Sections body={{ sections: [...sections] }} isEditing={false} />
      </WordsContext>
    </PageContentContext>
  );
}

/** Gives a small frame the style sheets and the theme of the page. */
function dress(target: Document, page: Document): void {
  for (const { name, value } of page.documentElement.attributes) {
    if (name !== 'data-editing') target.documentElement.setAttribute(name, value);
  }
  for (const style of page.head.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(target.importNode(style, true));
}
