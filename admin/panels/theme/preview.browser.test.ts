import { afterEach, expect, test } from 'vitest';
import { themeFields, type Theme } from '#core/theme/theme.ts';
import { makePreview, type Preview } from './preview.ts';

const theme = (values: Partial<Theme> = {}): Theme => ({ ...themeFields.initial, ...values });
let frame: HTMLIFrameElement | undefined;
afterEach(() => frame?.remove());

/** A page as the server sends it to the editor. */
async function openPage(
  worn = 'one',
): Promise<{ page: Document; preview: Preview; styleOf: (name: string) => string }> {
  frame = document.createElement('iframe');
  const links = ['one', 'two'].map(
    (id) =>
      `<link rel="stylesheet" href="data:text/css,html{--worn:${id}}" data-template-style="${id}"${id === 'one' ? ' data-own' : ''}${id === worn ? '' : ' disabled'}>`,
  );
  frame.srcdoc = `<!doctype html><html data-template="${worn}" data-buttons="solid">${links.join('')}
    <style data-part="theme">:root{--accent:#111111}</style><style data-part="placement">p{color:green}</style>
    <style data-part="custom">p{margin:7px}</style><p>Words</p></html>`;
  const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  const preview = page && makePreview(page);
  if (!page || !preview) throw new Error('The page did not open.');
  const styleOf = (name: string) => {
    const element = name.startsWith('--') ? page.documentElement : page.querySelector('p');
    return element ? getComputedStyle(element).getPropertyValue(name) : '';
  };
  return { page, preview, styleOf };
}

test('another theme is worn at once, and the page’s own again afterwards', async () => {
  const { page, preview, styleOf } = await openPage();
  preview.show(
    theme({ light: { paper: '#ffffff', ink: '#000000', accent: '#0f6a8c' }, buttons: 'outline' }),
    'light',
  );
  expect(styleOf('--accent')).toBe('#0f6a8c');
  expect(styleOf('color')).toBe('rgb(0, 128, 0)');
  expect(page.documentElement.dataset.buttons).toBe('outline');
  preview.close();
  expect(styleOf('--accent')).toBe('#111111');
  expect(page.documentElement.dataset.buttons).toBe('solid');
});

test('own styles come last, and broken ones break nothing', async () => {
  const { preview, styleOf } = await openPage();
  preview.show(theme(), 'light');
  expect(styleOf('margin-left')).toBe('0px');
  preview.show(theme({ customCss: 'p { margin: 3px } p { color: red' }), 'light');
  expect(styleOf('margin-left')).toBe('3px');
  preview.show(theme({ customCss: '} </style><script>x</script> { p { margin: 5px' }), 'light');
  expect(styleOf('--accent')).not.toBe('');
});

test.each([
  ['light', '0'],
  ['dark', '1'],
] as const)('can be looked at when it is %s', async (look, night) => {
  const { preview, styleOf } = await openPage();
  preview.show(theme({ scheme: 'auto' }), look);
  expect(styleOf('--night')).toBe(night);
});

test('a theme that names no template wears the one the site was made from', async () => {
  const { page, preview, styleOf } = await openPage('two');
  preview.show(theme({ template: '' }), 'light');
  expect(page.documentElement.dataset.template).toBe('one');
  await expect.poll(() => styleOf('--worn')).toBe('one');
  preview.close();
  expect(page.documentElement.dataset.template).toBe('two');
});

test('another template’s style sheet takes the place of the page’s own; an unknown one does not', async () => {
  const { page, preview, styleOf } = await openPage();
  preview.show(theme({ template: 'two' }), 'light');
  await expect.poll(() => styleOf('--worn')).toBe('two');
  expect(page.documentElement.dataset.template).toBe('two');
  preview.show(theme({ template: 'gone' }), 'light');
  await expect.poll(() => styleOf('--worn')).toBe('one');
});
