import type { Example, ShowcasePage } from '#blocks/kit/showcase.ts';
import { at, block, type BlockDraft, type PageDraft, type SectionDraft } from '../template.ts';

export const pathOf = ({ type, path }: Pick<ShowcasePage, 'type' | 'path'>) => path ?? `/blocks/${type}`;

export function manualPage(page: ShowcasePage, next: ShowcasePage | undefined): PageDraft {
  return {
    title: page.title,
    path: pathOf(page),
    description: page.summary,
    sections: [
      {
        variant: 'title',
        blocks: [
          block('text', at(1, 12), { text: `text:${page.kind}`, size: 'small' }),
          block('heading', at(1, 16, 2), { text: page.title, level: 1 }),
          block('text', at(1, 14, 3), { text: `text:${page.lead}`, size: 'large' }),
        ],
      },
      ...page.examples.map(exampleSection),
      { variant: 'next', divider: 'line', space: 'small', blocks: nextLink(next) },
    ],
  };
}

function exampleSection({ name, about, blocks, tone = 'paper', ground = {} }: Example): SectionDraft {
  const rows = Math.max(...blocks.map(({ place }) => place.row + place.rows - 1));
  return {
    name,
    tone,
    variant: 'example',
    divider: 'line',
    space: 'small',
    ...ground,
    blocks: [block('text', at(1, 6, 1, rows), { text: `text:## ${name}\n\n${about}` }), ...blocks],
  };
}

function nextLink(next: ShowcasePage | undefined): BlockDraft[] {
  const [label, href] = next ? [`Next: ${next.title}`, pathOf(next)] : ['Back to the index', '/'];
  return [block('button', at(9, 16), { label, to: { href }, look: 'underline', size: 'large' })];
}
