import { at, block, type BlockDraft, type PageDraft, type SectionDraft } from '../template.ts';

/** A page of the manual: what a block is, then each way to use it, named and explained. */
export interface ManualPage {
  /** Type of the block, and last part of the page's address. */
  type: string;
  /** Where the page is, if not with the blocks. */
  path?: string;
  title: string;
  kind: string;
  summary: string;
  lead: string;
  picture: string;
  examples: readonly Example[];
}

export interface Example {
  name: string;
  about: string;
  blocks: readonly BlockDraft[];
  tone?: SectionDraft['tone'];
  /** What lies behind the whole section. */
  ground?: Pick<SectionDraft, 'background' | 'veil' | 'height' | 'align'>;
}

export const pathOf = ({ type, path }: Pick<ManualPage, 'type' | 'path'>) => path ?? `/blocks/${type}`;

/** An example's blocks stand right of its caption, one below the other. */
export function below(type: string, ...values: readonly BlockDraft['values'][]): BlockDraft[] {
  return values.map((each, index) => block(type, at(9, 16, index + 1), each));
}

/** Two or three blocks beside each other. */
export function beside(type: string, ...values: readonly BlockDraft['values'][]): BlockDraft[] {
  const span = 16 / values.length > 5 ? Math.floor(16 / values.length) : 5;
  return values.map((each, index) => block(type, at(9 + index * span, span), each));
}

export function manualPage(page: ManualPage, next: ManualPage | undefined): PageDraft {
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

function nextLink(next: ManualPage | undefined): BlockDraft[] {
  const [label, href] = next ? [`Next: ${next.title}`, pathOf(next)] : ['Back to the index', '/'];
  return [block('button', at(9, 16), { label, to: { href }, look: 'underline', size: 'large' })];
}
