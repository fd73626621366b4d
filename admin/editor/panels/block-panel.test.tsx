import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { BLOCKS } from '#blocks/index.ts';
import { isRecord, type PanelGroup } from '#core/fields/field.ts';
import { labelOf } from '../../fields/control/control.ts';
import { EditorContext } from '../canvas/editor-context.ts';
import type { Editor } from '../state/editor.ts';
import { makeStore } from '../../kit/store.ts';
import { BlockPanel } from './block-panel.tsx';

// What controls for pictures do as soon as they are loaded; there are none here.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => {} }));

// All that the panel asks of the editor before something is changed.
const editor = {
  text: makeStore(undefined),
  session: { translation: undefined, body: makeStore({ sections: [] }) },
} as unknown as Editor;

function drawPanel(type: string, values: unknown): string {
  const block = {
    id: 'b'.repeat(24),
    type,
    values: isRecord(values) ? values : {},
    place: { base: { column: 1, span: 12, row: 1, rows: 1 } },
    animation: 'none',
  } as const;
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <EditorContext value={editor}>
            <BlockPanel block={block} />
          </EditorContext>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

test.each(BLOCKS.map((block) => [block.type, block] as const))(
  '%s has a form with a control for each thing that can be set',
  (type, { name, nameOf, fields, panel }) => {
    const values = structuredClone(fields.initial);
    const markup = drawPanel(type, values);
    expect(markup).toContain(`>${nameOf?.(values) ?? name}</h2>`);
    const groups: readonly PanelGroup[] = panel?.(values) ?? [{ title: name, fields: Object.keys(values) }];
    for (const { title } of groups) expect(markup).toContain(title);
    // What is folded away is drawn when it is opened.
    const offered = groups.flatMap((group) => (group.isFolded ? [] : group.fields));
    const missing = offered.filter(
      (field) => !markup.includes(labelOf(field, fields.control.fields?.[field])),
    );
    expect(missing).toEqual([]);
  },
);
