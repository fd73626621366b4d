import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;
const params = z.object({ id });
const name = z.string().trim().min(1, 'Give the section a name.').max(80, 'Use up to 80 characters.');

const saved = z.object({ id, name: z.string(), section: z.record(z.string(), z.unknown()) });
export type SavedSection = z.output<typeof saved>;

export const savedSections = {
  list: route({
    method: 'GET',
    path: '/api/content/saved-sections',
    summary: 'Sections that were saved for other pages, by name',
    scope: 'site',
    needs,
    reply: z.object({ sections: z.array(saved) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/content/saved-sections',
    summary: 'Save a copy of a section under a name',
    scope: 'site',
    needs,
    body: z.strictObject({ name, section: z.record(z.string(), z.unknown()) }),
    reply: z.object({ id }),
    records: 'section.save',
  }),
  rename: route({
    method: 'PUT',
    path: '/api/content/saved-sections/:id',
    summary: 'Rename a saved section',
    scope: 'site',
    needs,
    params,
    body: z.strictObject({ name }),
    reply: z.object({ id }),
    records: 'section.rename',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/content/saved-sections/:id',
    summary: 'Delete a saved section; pages that have it keep it',
    scope: 'site',
    needs,
    params,
    reply: z.object({ id }),
    records: 'section.delete',
  }),
} as const;
