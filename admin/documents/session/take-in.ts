import { markSaved, rebase } from '#core/editing/history.ts';
import { mergeDocument } from '#core/editing/merge.ts';
import type { Body } from '../draft.ts';
import type { Desk } from './desk.ts';

/** Puts what somebody else saved together with what was done here; false when a person has to choose. */
export function takeIn(desk: Desk, id: string, theirs: { revision: number; body: Body | null }): boolean {
  const { history } = desk;
  const document = desk.opened.get(id);
  const [base, mine] = [history.saved[id], history.present[id]];
  if (!document || !base || !mine) return false;
  const merge = (own: Body, body: Body) => mergeDocument({ base, mine: own, theirs: body }, document.control);
  const { body } = theirs;
  const result = body && merge(mine, body);
  const merged =
    body &&
    result?.ok &&
    rebase(history, (bodies) => {
      const own = bodies[id];
      const one = own && merge(own, body);
      return one?.ok ? { ...bodies, [id]: one.merged } : undefined;
    });
  if (merged) {
    desk.history = markSaved(merged, { [id]: body });
    document.base = theirs.revision;
    return true;
  }
  const differences = result && !result.ok ? result.conflicts : [];
  desk.disputes = [...desk.disputes, { id, revision: theirs.revision, mine, theirs: body, differences }];
  desk.tell('conflict');
  return false;
}
