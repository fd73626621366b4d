import { expect, test } from 'vitest';
import { readCode } from '../read-code.mjs';
import { checkSentences } from './sentences.mjs';

const faultsOf = (path: string, markup: string) =>
  checkSentences(path, readCode(path, `export const View = () => ${markup};`)).map(({ fault }) => fault);
const says = (...texts: string[]) => texts.map((text) => `says “${text}” to visitors`);

test.each([
  ['<p>Sold out</p>', says('Sold out')],
  ['<p>{name} is here</p>', says('is here')],
  ["<p>{label || 'More'}</p>", says('More')],
  ["<p>{isOpen ? 'Open' : say('closed')}</p>", says('Open')],
  ['<p>{`Until ${time}`}</p>', says('Until')],
  ['<nav aria-label="Pages" />', says('Pages')],
  ['<Field label="Name" />', says('Name')],
  ['<img alt={title || `Picture`} />', says('Picture')],
  ["({ plan: () => 'Your subscription' })", says('Your subscription')],
  ["({ place: (path) => `/words/${path}`, name: () => 'small' })", []],
  ["<p className='small words'>{say('soldOut')}</p>", []],
  ['<p>{count} × PDF · –</p>', []],
  ['isEditing ? <Placeholder name="Album">No tracks yet</Placeholder> : null', []],
  ['isEditing ? <p>Choose another</p> : <p>Gone</p>', says('Gone')],
  ['<p>{props.isEditing && isEmpty && "Choose one"}</p>', []],
  ['<p>{!isEditing && "For all"}</p>', says('For all')],
  ['<p>{isEditing && !list ? "Yours appear here" : say("nothing")}</p>', []],
])('%s', (markup, faults) => {
  expect(faultsOf('blocks/a/view.tsx', markup)).toEqual(faults);
});

test.each(['admin/a.tsx', 'site/platform/a.tsx', 'site/templates/shop/a.tsx', 'blocks/a/a.test.tsx'])(
  '%s speaks to owners',
  (path) => {
    expect(faultsOf(path, '<p>Sold out</p>')).toEqual([]);
  },
);

const mailed = (path: string, code: string) =>
  checkSentences(path, readCode(path, code)).map(({ fault }) => fault);

test.each([
  ["export const a = { subject: 'Your order' };", says('Your order')],
  ['export const a = { subject: `Hello ${name}` };', says('Hello')],
  ["export const a = (say) => ({ paragraphs: [say('hello'), isNew ? 'Welcome' : ''] });", says('Welcome')],
  ["export const a = { rows: [{ title: 'Total', value }] };", says('Total')],
  ["export const a = (say) => ({ subject: say('yours'), kind: 'Later' });", []],
])('in a mail: %s', (code, faults) => {
  expect(mailed('site/mails/visitors/a.ts', code)).toEqual(faults);
  expect(mailed('server/orders/mails.ts', code)).toEqual(faults);
  expect(mailed('site/mails/order-mails.ts', code)).toEqual([]);
});
