import { businessSettings } from '#core/settings/business.ts';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { expect, test } from 'vitest';
import type { PageContent } from '#core/collections/block-content.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { formDocument } from '#core/forms/document.ts';
import { publicForm } from '#core/forms/public-form.ts';
import { PageContentContext } from '../kit/page-content.ts';
import { BLOCK_ID, draw } from '../kit/testing/draw.tsx';
import block from './block.ts';
import { SiteFormsContext } from './site-forms.ts';

const page = {
  pageTitle: 'Contact',
  pageId: 'p',
  collectionId: 'p',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const;

function drawForm(body: object): string {
  const form = publicForm('contact', formDocument.read(body), { provider: 'altcha' });
  const { View, fields } = block;
  return renderToStaticMarkup(
    <SiteFormsContext value={{ formOf: (id) => (id === 'contact' ? form : undefined), page }}>
      <View id={BLOCK_ID} values={fields.read({ formId: 'contact' })} isEditing={false} />
    </SiteFormsContext>,
  );
}
const field = (more: object) => ({ id: 'f', type: 'text', title: 'Title', ...more });

test('without a form there is nothing on the page and a hint in the editor', () => {
  expect(draw(block)).toBe('');
  expect(draw(block, { formId: 'gone' })).toBe('<div hidden="" data-missing-form="gone"></div>');
  expect(draw(block, {}, { isEditing: true })).toContain('Choose a form');
});

test('the editor shows the form as visitors get it, once it has come', () => {
  const form = publicForm('contact', formDocument.read({ fields: [field({ title: 'Guests' })] }), null);
  const { View, fields } = block;
  const known = {
    region: { language: 'en', region: '', timezone: 'UTC' },
    siteTitle: '',
    business: businessSettings.initial,
    logo: NO_IMAGE,
  };
  const page = { ...known, url: '', title: '', menu: [], footerMenu: [], blocks: {} };
  const onCanvas = (forms?: PageContent['forms']) =>
    renderToStaticMarkup(
      <PageContentContext value={{ ...page, ...(forms && { forms }) }}>
        <View id={BLOCK_ID} values={fields.read({ formId: 'contact' })} isEditing />
      </PageContentContext>,
    );
  expect(onCanvas()).toContain('Loading');
  expect(onCanvas({ contact: form })).toContain('Guests');
  expect(onCanvas({})).toContain('Choose a form');
});

test('the form is complete before any script runs, and posts by itself', () => {
  const markup = drawForm({ fields: [field({ required: true })] });
  for (const attribute of ['method="post"', 'action="/api/form/Post"', 'encType="multipart/form-data"'])
    expect(markup).toContain(attribute);
  expect(markup).toContain('name="formId" value="contact"');
  expect(markup).toContain(`name="objectName" value="${BLOCK_ID}"`);
  expect(markup).toContain('data-wake="interaction"');
  expect(markup).toContain('>Submit</button>');
  expect(markup).toContain('required=""');
});

test.each([
  [
    { type: 'textarea', maxLength: 100 },
    ['data-max-length="100"', '0 / 100'],
    [' maxlength=', ' maxLength='],
  ],
  [{ type: 'textarea', maxLength: 0 }, [], ['data-max-length', ' / ']],
  [{ type: 'password' }, ['type="password"', 'autoComplete="new-password"'], []],
  [{ type: 'email' }, ['type="email"', 'autoComplete="email"'], []],
  [{ type: 'currency', currencySymbol: '€' }, ['€', 'inputMode="decimal"'], []],
  [{ type: 'phone' }, ['f.Areacode', 'f.Prefix', 'f.Line', 'inputMode="numeric"'], ['tel-country-code']],
  [{ type: 'phone', showCountryCode: true }, ['f.Country', 'tel-country-code'], []],
  [{ type: 'name' }, ['f.First', 'f.Last', 'given-name', 'family-name'], []],
  [{ type: 'address' }, ['f.Line1', 'f.Line2', 'f.City', 'f.State', 'f.Zip', 'f.Country'], []],
  [{ type: 'date' }, ['f.Month', 'f.Day', 'f.Year'], []],
  [{ type: 'date' }, ['placeholder="MM"', 'maxLength="4"'], []],
  [{ type: 'time' }, ['<option value="PM">PM</option>', 'f.Hour', 'f.Minute', 'f.Second', 'f.Ampm'], []],
  [{ type: 'section', underline: true }, ['data-underline', '<h3>Title</h3>'], ['class="field-title"']],
  [{ type: 'likert', options: ['Q'] }, ['Strongly Disagree', 'value="-2"', 'Neutral', 'value="2"'], []],
  [
    { type: 'hidden', key: 'utm', value: 'x' },
    ['type="hidden" name="f" value="x"'],
    ['<label class="field-title"'],
  ],
  [{ type: 'file' }, ['type="file"', 'accept=".jpg'], []],
  [{ description: 'About it' }, ['aria-describedby', 'About it'], []],
])('%j', (more, there, notThere) => {
  const markup = drawForm({ fields: [field(more)] });
  for (const text of there) expect(markup).toContain(text);
  for (const text of notThere) expect(markup.replaceAll(/data-props="[^"]*"/g, '')).not.toContain(text);
});

test('what an owner writes stays text', () => {
  const markup = drawForm({ fields: [field({ title: '<script>x</script>' })], disclaimer: '<b>bold' });
  expect(markup).not.toContain('<script>x');
  expect(markup).toContain('&lt;b&gt;bold');
});
