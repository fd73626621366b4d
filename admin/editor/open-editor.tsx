import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { withDraft, withDraftLanguage } from '#core/editing/draft-view.ts';
import { documentName } from '#core/languages/names.ts';
import { documentsQuery } from '../documents/queries.ts';
import { PHONE } from '../kit/screen.ts';
import { useStage, useStageHost } from '../kit/stage.ts';
import { Canvas } from './canvas/canvas.tsx';
import { EditorContext } from './canvas/editor-context.ts';
import { markReady, type Area, type FramePage } from './canvas/frame-page.ts';
import { useFramePage } from './canvas/use-frame-page.ts';
import { listenToKeyboard } from './commands/keyboard.ts';
import { listenToPointer } from './gestures/pointer.ts';
import { useJump } from './use-jump.ts';
import { Late, useIsOpening } from '../kit/opening/late.tsx';
import { endOpening } from '../kit/opening/opening.ts';
import { PanelPlace } from '../kit/opening/panel-place.tsx';
import { historyPath } from '../addresses/history-path.ts';
import type { EditorPlaces } from './panels/places.ts';
import { preloadEditor } from './preload.ts';
import { Overlay } from './overlay/overlay.tsx';
import { layoutFor, useZoom } from './canvas/use-zoom.ts';
import { AREA_PARAMETER, areaPath } from '../addresses/edited-part.ts';
import { HeaderCanvas } from './site-parts/header-canvas.tsx';
import { ThemeCanvas } from './site-parts/theme-canvas.tsx';
import { SitePartsContext, useSiteParts } from './site-parts/use-site-parts.ts';
import { makeEditor, type Editor } from './state/editor.ts';
import type { PageBody } from '#core/page/page.ts';
import { makePageSession } from './state/page-session.ts';
import { makeLanguageSession, type OpenTranslation } from './languages/language-session.ts';
import { useTranslation } from './languages/use-translation.ts';
import type { Session } from '../documents/session/session.ts';
import { TextEditing } from './text/text-editing.tsx';
import { WordsContext } from '#blocks/kit/words.ts';
import { wordsOfDocument } from '#browser/page/page-words.ts';
import { say } from './words.ts';
import { part } from '../kit/opening/part.ts';

/** What translations call the document that the footer is part of. */
const FOOTER_NAME = documentName({ id: '', kind: 'headerFooter', key: 'headerFooter' });

const EditorChrome = part(() => import('./editor-chrome.tsx'));

/** A page, or the footer below it, with what both share in one history. */
export function OpenEditor(props: {
  id: string;
  session: Session;
  /** Of what does not know its own address. */
  path?: string;
  places?: EditorPlaces;
  /** Set where the page around items is arranged: how it looks while nobody has. */
  usualItemPage?: PageBody;
}) {
  const { id, session } = props;
  const places = props.places ?? {
    back: { to: '/pages', label: say('backToAllPages') },
    settings: { to: `/pages/${id}/settings`, label: say('pageSettings') },
    history: historyPath(id),
  };
  const [search] = useSearchParams();
  const wantsFooter = search.get(AREA_PARAMETER) === 'footer';
  const isOpening = useIsOpening();
  const parts = useSiteParts(session, { isWanted: wantsFooter || !isOpening });
  const translation = useTranslation(session, wantsFooter ? FOOTER_NAME : id);
  if (wantsFooter && !parts) return null;
  if (translation === undefined) return <PanelPlace />;
  const area = wantsFooter ? 'footer' : props.usualItemPage ? 'itemPage' : 'page';
  return (
    <SitePartsContext value={parts}>
      <AreaEditor
        key={`${area} ${translation?.language ?? ''}`}
        id={id}
        session={session}
        area={area}
        footerId={parts?.headerFooterId ?? ''}
        path={props.path}
        places={places}
        usualItemPage={props.usualItemPage}
        translation={translation}
      />
    </SitePartsContext>
  );
}

function AreaEditor(props: {
  id: string;
  session: Session;
  area: Area;
  footerId: string;
  path: string | undefined;
  places: EditorPlaces;
  usualItemPage: PageBody | undefined;
  translation: OpenTranslation | null;
}) {
  const { id, session, area, footerId, places, translation } = props;
  const [editor] = useState(() => {
    const pages = {
      page: () => makePageSession(session, id),
      footer: () => makePageSession(session, footerId, 'footer'),
      itemPage: () => makePageSession(session, id, 'itemPage', props.usualItemPage),
    };
    const page = pages[area]();
    return makeEditor(translation ? makeLanguageSession(page, session, translation) : page, area);
  });
  const { claim, document } = useStageHost();
  const { show } = useStage();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const title = useText(session, id, 'title');
  const ownPath = useText(session, id, 'path');
  const path = props.path ?? ownPath;

  // Before anything is drawn: the page loads while the panels are still being made.
  const spoken = translation ? withDraftLanguage(path, translation.language) : path;
  useLayoutEffect(() => {
    show(path);
    // Another address for the footer, so that the page above it is drawn anew from what was saved.
    return claim(withDraft(area === 'page' ? spoken : areaPath(spoken, area), 'edit'));
  }, [claim, show, path, spoken, area]);

  useEffect(() => {
    // Whatever one goes to do outside of the page finds it saved.
    const save = () => {
      editor.stopText();
      void session.flush();
    };
    addEventListener('pointerdown', save, { capture: true });
    return () => removeEventListener('pointerdown', save, { capture: true });
  }, [editor, session]);

  const frame = useFramePage(editor, document);
  return (
    <EditorContext value={editor}>
      <Late instead={isPhone ? null : <PanelPlace />}>
        <EditorChrome id={id} session={session} title={title} places={places} isPhone={isPhone} />
      </Late>
      {frame && <OpenCanvas editor={editor} frame={frame} path={path} />}
    </EditorContext>
  );
}

function useText(session: Session, id: string, name: 'title' | 'path'): string {
  return useSyncExternalStore(session.subscribe, () => {
    const value = session.view().bodies[id]?.[name];
    return typeof value === 'string' ? value : '';
  });
}

function OpenCanvas({ editor, frame, path }: { editor: Editor; frame: FramePage; path: string }) {
  const follow = useFollowLink();
  const [words] = useState(() => wordsOfDocument(frame.document));
  useZoom(frame);
  useJump(editor, frame);

  useEffect(() => {
    const measure = () => editor.layout.set(layoutFor(frame.window.innerWidth));
    measure();
    frame.window.addEventListener('resize', measure);
    const stops = [listenToPointer(editor, frame, follow), listenToKeyboard(editor, frame)];
    const idle = requestIdleCallback(preloadEditor);
    if (editor.area === 'footer') frame.main.scrollIntoView({ block: 'center' });
    markReady(frame);
    // After the page has been painted.
    const painted = setTimeout(endOpening, 0);
    return () => {
      clearTimeout(painted);
      cancelIdleCallback(idle);
      frame.window.removeEventListener('resize', measure);
      for (const stop of stops) stop();
    };
  }, [editor, frame, follow]);

  return (
    <>
      <WordsContext value={words}>
        <Canvas frame={frame} />
        {editor.area === 'page' && !editor.session.translation && <HeaderCanvas frame={frame} path={path} />}
      </WordsContext>
      <ThemeCanvas frame={frame} />
      <Overlay frame={frame} />
      <TextEditing frame={frame} />
    </>
  );
}

/** A link in the header or footer opens the page it leads to, in the editor. */
function useFollowLink(): (href: string) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [follow] = useState(() => (href: string) => {
    const { pathname, origin } = new URL(href, location.href);
    if (origin !== location.origin) return;
    void client.fetchQuery(documentsQuery).then((documents) => {
      const page = documents.find((entry) => entry.kind === 'page' && entry.path === pathname);
      if (page) void navigate(`/pages/${page.id}`);
    });
  });
  return follow;
}
