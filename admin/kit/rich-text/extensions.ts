import { Extension, Mark, mergeAttributes } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#core/links/links.ts';
import { ALIGNMENTS } from '#core/rich-text/document.ts';
import { AutoLink } from './auto-link.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    align: { setAlignment: (alignment: string) => ReturnType };
    colour: { setColour: (colour: string) => ReturnType; unsetColour: () => ReturnType };
  }
}

/** Alignment is written as the site's own views write it. */
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          textAlign: {
            default: null,
            parseHTML: ({ dataset, style }) =>
              ALIGNMENTS.find((alignment) => alignment === (dataset.align ?? style.textAlign)) ?? null,
            renderHTML: ({ textAlign }) =>
              typeof textAlign === 'string' && textAlign !== 'left' ? { 'data-align': textAlign } : {},
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      setAlignment:
        (alignment) =>
        ({ commands }) =>
          ['paragraph', 'heading']
            .map((type) =>
              commands.updateAttributes(type, { textAlign: alignment === 'left' ? null : alignment }),
            )
            .some(Boolean),
    };
  },
  addKeyboardShortcuts() {
    const set = (alignment: string) => () => this.editor.commands.setAlignment(alignment);
    return { 'Mod-Shift-l': set('left'), 'Mod-Shift-e': set('center'), 'Mod-Shift-r': set('right') };
  },
});

const HEX = /^#[0-9a-f]{6}$/i;

const Colour = Mark.create({
  name: 'textStyle',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => (HEX.test(element.style.color) ? element.style.color : null),
      renderHTML: ({ color }: Record<string, unknown>) =>
        typeof color === 'string' && HEX.test(color) ? { style: `color: ${color}` } : {},
    },
  }),
  parseHTML: () => [{ tag: 'span[data-colour]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      setColour:
        (color) =>
        ({ commands }) =>
          commands.setMark('textStyle', { color }),
      unsetColour:
        () =>
        ({ commands }) =>
          commands.unsetMark('textStyle'),
    };
  },
});

/** What may stand in a text, the same as `core/rich-text` stores. Undo is the page's own. */
export const EXTENSIONS = [
  StarterKit.configure({
    undoRedo: false,
    trailingNode: false,
    dropcursor: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (url) => safeHref(url) !== undefined,
      autolink: false,
    },
  }),
  AutoLink,
  Align,
  Colour,
];
