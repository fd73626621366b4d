import { sectionStyle } from '#core/page/stored/fields.ts';
import type { PageBody, Section } from '#core/page/page.ts';
import type { Editor } from '../state/editor.ts';
import { newId } from '../../kit/new-id.ts';
import { sectionIdOf } from '../state/selection.ts';

export function emptySection(): Section {
  return { id: newId(), style: sectionStyle.initial, blocks: [] };
}

/** Where new blocks go: into the selected section, or the last of the page. An empty page gets its first one. */
export function makeRoomFor(editor: Editor, body: PageBody): { ready: PageBody; sectionId: string } {
  const sectionId = sectionIdOf(body, editor.selection.get()) ?? body.sections.at(-1)?.id;
  if (sectionId !== undefined) return { ready: body, sectionId };
  const section = emptySection();
  return { ready: { ...body, sections: [section] }, sectionId: section.id };
}
