import { expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { BusinessView } from './view.tsx';

const draw = drawerOf({ fields, View: BusinessView });
const business = businessSettings.read({
  name: 'The Harbour Room',
  phone: '+49 (30) 123-4',
  email: 'hello@example.com',
  address: { street: 'Quay 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
  hours: [{ day: 'Monday', opens: '09:00', closes: '17:00' }],
});

test('says what the settings say', () => {
  const markup = draw({}, { business });
  expect(textIn(markup)).toContain('The Harbour Room Quay 1 20457 Hamburg');
  expect(markup).toContain(
    '<a href="tel:+49301234">+49 (30) 123-4</a><br/><a href="mailto:hello@example.com">',
  );
});

test.each([
  ['name', 'The Harbour Room'],
  ['address', 'Quay 1'],
  ['phone', '123-4'],
  ['email', 'hello@'],
  ['hours', '17:00'],
])('leaves out the %s where it is not wanted', (part, words) => {
  expect(textIn(draw({}, { business }))).toContain(words);
  expect(textIn(draw({ [part]: false }, { business }))).not.toContain(words);
});

test('one way to reach somebody stands without a gap', () => {
  expect(draw({ email: false }, { business })).toMatch(/<p><a href="tel:[^"]*">[^<]*<\/a><\/p>/);
});

test('without settings the title of the site stands alone, and without a title nothing', () => {
  expect(draw()).toBe(
    '<div class="business" data-align="left"><p class="heading" data-size="small">Provisions</p></div>',
  );
  expect(draw({}, { siteTitle: '' })).toBe('');
  expect(draw({}, { siteTitle: '' }, { isEditing: true })).toContain(
    'Fill in Settings, Business information',
  );
});

test('the largest name says how long it is, for templates that set it as wide as the page', () => {
  expect(draw({ size: 'display' }, { business })).toContain('style="--letters:16;--longest-word:7"');
  expect(draw({ size: 'large' }, { business })).not.toContain('style=');
});

test.each([
  ['small', 'small', 'small'],
  ['normal', 'small', 'normal'],
  ['large', 'large', 'large'],
  ['display', 'display', 'large'],
])('%s is a heading %s above a text %s', (size, heading, prose) => {
  const markup = draw({ size }, { business });
  expect(markup).toContain(`class="heading" data-size="${heading}"`);
  expect(markup).toContain(`class="prose" data-size="${prose}"`);
});
