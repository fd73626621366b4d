import { afterEach, describe, expect, test, vi } from 'vitest';
import { CANNOT_DECODE, CANNOT_EVALUATE } from '#core/gallery/block-data.ts';
import { readNodeData, type BlockNode } from './node-data.ts';

function galleryIn(block: Partial<Record<'json' | 'editing', string>>, data?: BlockNode['blockData']) {
  document.body.innerHTML = '<div class="block"><div id="gallery"></div></div>';
  const node = document.querySelector<BlockNode>('.block');
  const gallery = document.getElementById('gallery');
  if (!node || !gallery) throw new Error('the page has no gallery');
  if (block.json !== undefined) node.dataset.blockJson = block.json;
  if (block.editing !== undefined) gallery.dataset.editing = block.editing;
  if (data) node.blockData = data;
  return gallery;
}
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  errors.mockClear();
  document.body.innerHTML = '';
});

describe('the data a gallery is built from', () => {
  test('what a script left on the block comes first', () => {
    expect(readNodeData(galleryIn({ json: '{"a":1}' }, { b: 2 }))).toEqual({ b: 2 });
  });

  test('else it is that of the attribute', () => {
    expect(readNodeData(galleryIn({ json: '{"a":1}' }))).toEqual({ a: 1 });
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([
    ['there is none', {}, [[CANNOT_EVALUATE]]],
    ['it is empty', { json: '' }, [[CANNOT_EVALUATE]]],
    ['it is no JSON', { json: '{' }, [[CANNOT_DECODE]]],
    ['it is a number', { json: '7' }, [[CANNOT_DECODE]]],
    ['it is null', { json: 'null' }, [[CANNOT_DECODE]]],
    ['there is none on the canvas of the editor', { editing: '' }, []],
  ])('nothing, and the console says why, when %s', (_, block, said) => {
    expect(readNodeData(galleryIn(block))).toBeUndefined();
    expect(errors.mock.calls).toEqual(said);
  });
});
