import { folderProblem, moveFolderProblem, TOP_FOLDER, trailOf } from '#core/assets/folders.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import * as store from './folder-store.ts';

export function makeFolders({ db }: { db: Database }) {
  const invalid = (problem: string) => fail('invalid', { errors: { path: problem } }, problem);

  return {
    /** All folders, those on the way to others included. */
    async list(tx: Tx): Promise<string[]> {
      const found = await store.listFolders(tx);
      return [...new Set(found.flatMap(trailOf))].sort();
    },

    async add(actor: Actor, path: string): Promise<{ path: string } | Failure> {
      const problem = path === TOP_FOLDER ? 'Please give the folder a name.' : folderProblem(path);
      if (problem) return invalid(problem);
      return db.site(actor.siteId, async (tx) => {
        if ((await this.list(tx)).includes(path)) return fail('folderTaken');
        await store.insertFolder(tx, actor.siteId, path);
        await recordAction(tx, { ...actor, action: 'folder.add', detail: { path } });
        return { path };
      });
    },

    async move(actor: Actor, from: string, to: string): Promise<{ path: string } | Failure> {
      const problem = moveFolderProblem(from, to);
      if (problem) return invalid(problem);
      return db.site(actor.siteId, async (tx) => {
        const all = await this.list(tx);
        if (!all.includes(from)) return fail('notFound');
        if (from === to) return { path: to };
        if (all.includes(to)) return fail('folderTaken');
        const deepest = all.map((path) => (path.startsWith(`${from}/`) ? to + path.slice(from.length) : to));
        const tooDeep = deepest.map(folderProblem).find((found) => found !== undefined);
        if (tooDeep) return invalid(tooDeep);
        await store.renameFolder(tx, from, to);
        await recordAction(tx, { ...actor, action: 'folder.move', detail: { from, to } });
        return { path: to };
      });
    },

    async remove(actor: Actor, path: string): Promise<{ path: string } | Failure> {
      const problem = path === TOP_FOLDER ? 'Please choose a folder.' : folderProblem(path);
      if (problem) return invalid(problem);
      return db.site(actor.siteId, async (tx) => {
        if (!(await this.list(tx)).includes(path)) return fail('notFound');
        const above = trailOf(path).at(-2) ?? TOP_FOLDER;
        await store.renameFolder(tx, path, above);
        await recordAction(tx, { ...actor, action: 'folder.delete', detail: { path } });
        return { path: above };
      });
    },
  };
}
