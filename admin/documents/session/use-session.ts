import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentKind } from '#core/content/kinds.ts';
import { CONTENT } from '../queries.ts';
import { useAskAtClosing, useUnsaved } from '../unsaved.ts';
import { adminKey } from '../../http/admin-keys.ts';
import { call } from '../../http/call.ts';
import { signedStorage } from '../../http/signed-storage.ts';
import { keepIn } from './keep.ts';
import { fieldsOf, remoteThrough } from './remote.ts';
import type { SessionView } from './desk.ts';
import { makeSession, type Session } from './session.ts';
import type { SaveState } from './save-state.ts';

/** While the changes are nowhere but in this tab, closing it asks first. */
const AT_RISK: readonly SaveState[] = ['unsaved', 'saving', 'refused', 'conflict'];
/** Lists elsewhere know of a save this late at the most. */
const LISTS_WITHIN_MS = 1000;
/** Going elsewhere in the admin saves by itself, where the server takes it. */
const STUCK: readonly SaveState[] = ['refused', 'conflict'];

function browserSession(): Session {
  return makeSession({
    remote: remoteThrough(call),
    keep: keepIn(signedStorage(localStorage, () => adminKey('copies-key'))),
    now: Date.now,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
}

/** Saves when the tab is hidden or left, and when the network is back. Returns what ends that. */
function attend(session: Session): () => void {
  const leave = () => session.hide();
  const hide = () => document.visibilityState === 'hidden' && leave();
  const retry = () => void session.flush();
  session.reopen();
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  addEventListener('online', retry);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
    removeEventListener('online', retry);
    leave();
    session.close();
  };
}

/** The session of an editor, from when it is drawn until it is left. */
export function useNewSession(): Session {
  const [session] = useState(browserSession);
  useEffect(() => attend(session), [session]);
  return session;
}

export type OpenState = 'opening' | 'open' | 'offline' | 'gone' | 'failed';

/** Opens a document in a session. */
export function useOpen(
  session: Session,
  { id, kind, key }: { id: string; kind: DocumentKind; key: string | null },
): OpenState {
  const [opened, setOpened] = useState<{ id: string; state: OpenState }>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (state: OpenState) => isCurrent && setOpened({ id, state });
    session.open(id, { control: fieldsOf(kind, key).control }).then(tell, () => tell('failed'));
    return () => {
      isCurrent = false;
    };
  }, [session, id, kind, key]);
  return opened?.id === id ? opened.state : 'opening';
}

/** What the session shows now. Lists elsewhere hear of a save, and closing the tab asks while it would lose something. */
export function useSessionView(session: Session): SessionView {
  const client = useQueryClient();
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { state } = view;
  const isLost = state === 'offline' && !view.isKept;
  useAskAtClosing(AT_RISK.includes(state) || isLost);
  useUnsaved('editor', STUCK.includes(state) || isLost);
  useEffect(() => {
    // Nobody waits for the lists: whoever types goes first. Also after this was left: they are looked at then.
    if (state === 'saved')
      requestIdleCallback(() => void client.invalidateQueries({ queryKey: CONTENT }), {
        timeout: LISTS_WITHIN_MS,
      });
  }, [client, state]);
  return view;
}
