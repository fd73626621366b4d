import { queryOptions } from '@tanstack/react-query';
import { IMPORT_PART_BYTES, moving } from '#contract/content/moving.ts';
import { call, send } from '../../http/call.ts';

const WATCHED_EVERY_MS = 1000;

/** Asked again while something is under way. */
export const importsQuery = queryOptions({
  queryKey: ['moving', 'imports'],
  queryFn: async () => (await call(moving.list, {})).imports,
  refetchInterval: ({ state }) =>
    state.data?.some((each) => each.state === 'running') ? WATCHED_EVERY_MS : false,
});

/** Sends a file in parts and starts it. */
export async function moveIn(file: File, onSent: (share: number) => void): Promise<void> {
  const { id } = await call(moving.start, { body: { name: file.name, size: file.size } });
  for (let offset = 0; offset < file.size; offset += IMPORT_PART_BYTES) {
    const bytes = file.slice(offset, offset + IMPORT_PART_BYTES);
    const path = moving.part.path.replace(':id', id);
    await send({ method: 'PUT', path, query: { offset: String(offset) }, bytes });
    onSent(Math.min(1, (offset + bytes.size) / file.size));
  }
  await call(moving.run, { params: { id } });
}
