import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import reservation from './block.ts';
import { themeFor, widgetUrl } from './services.ts';

test.each([
  [850, 'standard'],
  [851, 'wide'],
])('%d pixels are %s', (width, theme) => {
  expect(themeFor(width)).toBe(theme);
  const url = new URL(widgetUrl('https://widgets.example/loader', { id: '12', width, locale: 'en-GB' }));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ rid: '12', theme, lang: 'en-GB' });
});

test('without scripts there is a link to the booking page, and nothing is loaded', () => {
  const markup = draw(reservation, { kind: 'openTableV2', restaurantId: '12' });
  expect(markup).toContain('href="https://www.opentable.com/restref/client/?rid=12"');
  expect(markup).toContain('data-script-src="https://www.opentable.com/widget/reservation/loader"');
  expect(markup).not.toContain('<script');
  expect(draw(reservation, { kind: 'tock', businessName: 'harbour-room' })).toContain(
    'href="https://www.exploretock.com/harbour-room"',
  );
});

test('the form goes to the service by itself', () => {
  const markup = draw(reservation, { kind: 'openTable', restaurantId: '12' });
  expect(markup).toContain('action="https://www.opentable.com/restref/client/"');
  expect(markup).toContain('name="rid" value="12"');
  expect(markup).toContain('type="datetime-local"');
});

test.each([
  [{ restaurantId: '12a' }, 'restaurantId'],
  [{ restaurantId: '../x' }, 'restaurantId'],
  [{ businessName: 'a/b?c' }, 'businessName'],
  [{ kind: 'other' }, 'kind'],
])('%j is refused', (wrong, path) => {
  const result = checkWith(reservation.fields, { ...(reservation.fields.initial as object), ...wrong });
  expect(result).toMatchObject({ ok: false, problems: [{ path }] });
});

test('without its number it is nothing to visitors', () => {
  expect(draw(reservation, { kind: 'tock', restaurantId: '12' })).toBe('');
});
