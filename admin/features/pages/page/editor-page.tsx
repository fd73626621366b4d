import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useParams } from 'react-router';
import { isId } from '#core/ids.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { endOpening } from '../../../kit/opening/opening.ts';
import { OpenEditor } from '../../../editor/open-editor.tsx';
import { ownPlace } from './own-place.ts';
import { PanelPlace } from '../../../kit/opening/panel-place.tsx';
import { useNewSession, useOpen } from '../../../documents/session/use-session.ts';
import { part } from '../../../kit/opening/part.ts';

const PageProblem = part(() => import('./page-problem.tsx'));
const PagePanel = part(() => import('./page-panel.tsx'));

/** A page opened to be built: the page itself in the frame, its tools beside it. */
export default function EditorPage() {
  const { id = '' } = useParams();
  return isId(id) ? <LoadedPage key={id} id={id} /> : <NotFound />;
}

function LoadedPage({ id }: { id: string }) {
  const session = useNewSession();
  const state = useOpen(session, { id, kind: 'page', key: null });
  const isOpen = useSyncExternalStore(session.subscribe, () => session.view().bodies[id] !== undefined);
  const place = useSyncExternalStore(session.subscribe, () => ownPlace(id, session.view().bodies[id]));
  const isMissing = state === 'gone' || state === 'offline' || state === 'failed';
  useEffect(() => {
    if (isMissing || place !== undefined) endOpening();
  }, [isMissing, place]);
  if (isMissing)
    return (
      <Suspense fallback={<PanelPlace />}>
        {state === 'gone' ? <PagePanel /> : <PageProblem isOffline={state === 'offline'} />}
      </Suspense>
    );
  if (place !== undefined) return <Navigate to={place} replace />;
  return isOpen ? <OpenEditor id={id} session={session} /> : <PanelPlace />;
}
