import type { PageBody } from '#core/page/page.ts';
import type { Body } from '../../documents/draft.ts';
import type { Session } from '../../documents/session/session.ts';
import type { PageSession } from './editor.ts';

const EMPTY: PageBody = { sections: [] };

/** The sections of a page, a footer or of what surrounds items, in a session that may hold other documents too: undo goes over all of them. */
export function makePageSession(
  session: Session,
  id: string,
  field: 'body' | 'footer' | 'itemPage' = 'body',
  /** Stands there until something is changed. */
  usual: PageBody = EMPTY,
): PageSession {
  const body = () => {
    const stored = session.view().bodies[id]?.[field] as PageBody | undefined;
    return stored && stored.sections.length > 0 ? stored : usual;
  };
  return {
    body: { get: body, subscribe: session.subscribe },
    run(change, label, thing) {
      return session.run(id, (document): Body => ({ ...document, [field]: change(body()) }), {
        label,
        thing,
      });
    },
    undo() {
      const label = session.view().undoLabel;
      session.undo();
      return label;
    },
    redo() {
      const label = session.view().redoLabel;
      session.redo();
      return label;
    },
    canUndo: () => session.view().undoLabel !== undefined,
    canRedo: () => session.view().redoLabel !== undefined,
  };
}
