import { expect, test } from 'vitest';
import { popupFields, type PopupDocument } from '../popup/document.ts';
import { checkPopup } from './check-popup.ts';
import type { SiteFacts } from './dead-links.ts';

const facts: SiteFacts = {
  hasPage: (path) => path === '/there',
  hasFile: () => true,
  unpublishedAt: () => undefined,
  isRedirected: () => false,
  formProblem: (id) => (id === 'table' ? undefined : 'No form is chosen.'),
};
const { initial } = popupFields;
const to = (href: string) => ({ label: 'Go', to: { href, newWindow: false } });
const picture = { src: '/images/x', alt: '', width: 1, height: 1, focalPoint: { x: 0.5, y: 0.5 } };

test.each<[string, Partial<PopupDocument['slices']>, string[]]>([
  ['no list', {}, ['A List must be selected.']],
  ['a list', { newsletter: { ...initial.slices.newsletter, listId: 'letters' } }, []],
  ['no form', { action: 'form' }, ['No form is chosen.']],
  ['a form', { action: 'form', formId: 'table' }, []],
  ['a button without a link', { action: 'button', button: to('') }, ['The button “Go” has no link yet.']],
  ['a button', { action: 'button', button: to('/there') }, []],
  ['words alone', { action: 'none' }, []],
  ['nothing', { action: 'none', headline: '' }, ['The pop-up is empty.']],
  ['a picture nobody described', { action: 'none', picture }, ['The picture has no description.']],
])('%s', (_, slices, messages) => {
  const popup = { ...initial, isEnabled: true, slices: { ...initial.slices, ...slices } };
  expect(checkPopup(popup, facts).map(({ message }) => message)).toEqual(messages);
  expect(checkPopup({ ...popup, isEnabled: false }, facts)).toEqual([]);
});

test('a button that leads nowhere', () => {
  const slices = { ...initial.slices, action: 'button' as const, button: to('/gone') };
  expect(checkPopup({ ...initial, isEnabled: true, slices }, facts)).toMatchObject([{ check: 'deadLink' }]);
});
