import { useEffect, useState } from 'react';
import { BEAT_MS, presence, type Person } from '#contract/presence.ts';
import { ID_RANDOM_BYTES, makeId } from '#core/ids.ts';
import { call } from '../../http/call.ts';

const NOBODY: readonly Person[] = [];

/** Who else has this document open. Asked only while the tab is seen: a hidden one is not there. */
export function usePresence(documentId: string | undefined): readonly Person[] {
  const [people, setPeople] = useState(NOBODY);
  useEffect(() => {
    if (documentId === undefined) return undefined;
    const tabId = makeId(crypto.getRandomValues(new Uint8Array(ID_RANDOM_BYTES)));
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
    return () => {
      isHere = false;
      clearInterval(timer);
      setPeople(NOBODY);
      call(presence.leave, { params: { ...params, tabId } }).catch(() => undefined);
    };
  }, [documentId]);
  return people;
}
