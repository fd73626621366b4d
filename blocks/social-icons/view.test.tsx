import { expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { ConsentContext, NO_CONSENT_NEEDED } from '../kit/consent-context.ts';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import { countOf, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import socialIcons from './block.ts';
import { fields } from './fields.ts';
import { SocialIconsView } from './view.tsx';

const draw = drawerOf({ fields, View: SocialIconsView });
const to = (href: string) => ({ href, newWindow: false });
const OWN = [
  { service: 'instagram', to: to('https://instagram.com/salt') },
  { service: 'x', to: to('https://x.com/salt'), label: 'Us on X' },
  { service: 'x', to: to('') },
];

test.each([
  ['icons', 2, 2],
  ['words', 0, 0],
  ['both', 2, 0],
])('as %s', (look, icons, hidden) => {
  const markup = draw({ links: OWN, look });
  expect(textIn(markup)).toBe('Instagram Us on X');
  expect(countOf(markup, '<svg')).toBe(icons);
  expect(countOf(markup, 'visually-hidden')).toBe(hidden);
});

test('from the settings, with a word to the editor while there are none', () => {
  const business = businessSettings.read({ profiles: [{ address: 'https://instagram.com/salt' }] });
  expect(draw({ from: 'settings', links: OWN }, { business })).toContain('href="https://instagram.com/salt"');
  expect(textIn(draw({ from: 'settings' }, { business }))).toBe('Instagram');
  expect(draw({ from: 'settings', links: OWN })).toBe('');
  expect(draw({ from: 'settings' }, {}, { isEditing: true })).toContain('Settings, Business information');
});

test('the button of X waits for consent, and never wakes in the editor', () => {
  const held = { ...NO_CONSENT_NEEDED, allows: () => false };
  const values = fields.read({ links: OWN, followButton: true });
  const drawn = (isAllowed: boolean, isEditing = false) =>
    renderToStaticMarkup(
      <ConsentContext value={isAllowed ? NO_CONSENT_NEEDED : held}>
        <SocialIconsView id="a" values={values} isEditing={isEditing} />
      </ConsentContext>,
    );
  expect(countOf(drawn(true), 'data-island="social-icons"')).toBe(1);
  expect(drawn(true)).not.toContain('held-service');
  expect(drawn(false)).not.toContain('data-island');
  expect(drawn(false)).toContain('held-service');
  expect(drawn(true, true)).not.toContain('data-island');
  expect(drawn(false, true)).not.toContain('held-service');
});

test('the block says when it is empty and whom it speaks to', () => {
  expect(socialIcons.isEmpty?.(fields.read({ links: [OWN[2]] }))).toBe(true);
  expect(socialIcons.isEmpty?.(fields.read({ links: OWN }))).toBe(false);
  expect(socialIcons.isEmpty?.(fields.read({ from: 'settings' }))).toBe(false);
  expect(socialIcons.thirdParty?.(fields.read({ followButton: true }))).toEqual({ services: ['follow'] });
  expect(socialIcons.thirdParty?.(fields.initial)).toEqual({});
});
