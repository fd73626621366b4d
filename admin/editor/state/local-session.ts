import type { PageBody } from '#core/page/page.ts';
import type { PageSession } from './editor.ts';
import { makeStore } from './store.ts';

export function makeLocalSession(initial: PageBody): PageSession {
  const body = makeStore(initial);
  const past: { body: PageBody; label: string }[] = [];
  const future: { body: PageBody; label: string }[] = [];
  return {
    body,
    run(change, label) {
      const next = change(body.get());
      past.push({ body: body.get(), label });
      future.length = 0;
      body.set(next);
    },
    undo() {
      const last = past.pop();
      if (!last) return undefined;
      future.push({ body: body.get(), label: last.label });
      body.set(last.body);
      return last.label;
    },
    redo() {
      const next = future.pop();
      if (!next) return undefined;
      past.push({ body: body.get(), label: next.label });
      body.set(next.body);
      return next.label;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
