import { useEffect, useState } from 'react';
import { BEAT_MS, presence, type Person } from '#contract/people/presence.ts';
import { call } from '../../http/call.ts';
import { keepTabId, takeTabId } from './tab-id.ts';

const NOBODY: readonly Person[] = [];

/** Who else has this document open. Asked only while the tab is seen: a hidden one is not there. */
export function usePresence(documentId: string | undefined): readonly Person[] {
  const [people, setPeople] = useState(NOBODY);
  useEffect(() => {
    if (documentId === undefined) return undefined;
    const tabId = takeTabId();
    const params = { id: documentId };
    let isHere = true;
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without a network nobody can be heard, and the next beat tries again.
      const answer = await call(presence.beat, { params, body: { tabId } }).catch(() => undefined);
      if (isHere && answer) setPeople(answer.people);
    };
    void beat();
    const timer = setInterval(() => void beat(), BEAT_MS);
    const keep = () => keepTabId(tabId);
    addEventListener('pagehide', keep);
    return () => {
      isHere = false;
      clearInterval(timer);
      removeEventListener('pagehide', keep);
      setPeople(NOBODY);
      call(presence.leave, { params: { ...params, tabId } }).catch(() => undefined);
    };
  }, [documentId]);
  return people;
}
