import { expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { PageContentContext } from '../kit/page-content.ts';
import { BLOCK_ID, draw } from '../kit/testing/draw.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import openingHours from './block.ts';

const page = (hours: object[]) => ({
  region: { language: 'en', region: 'GB', timezone: 'UTC' },
  siteTitle: '',
  business: businessSettings.read({ hours }),
  logo: NO_IMAGE,
  url: '',
  title: '',
  menu: [],
  footerMenu: [],
  blocks: {},
});

const shown = (hours: object[], values = {}) =>
  renderToStaticMarkup(
    <PageContentContext value={page(hours)}>
      <openingHours.View id={BLOCK_ID} values={openingHours.fields.read(values)} isEditing={false} />
    </PageContentContext>,
  );

test('days have their hours in order, others are closed, and nobody is told the time by a kept page', () => {
  const markup = shown([
    { day: 'Monday', opens: '14:00', closes: '18:00' },
    { day: 'Monday', opens: '09:00', closes: '12:00' },
    { day: 'Friday', opens: '', closes: '12:00' },
  ]);
  expect(markup).toContain('<dt>Monday</dt><dd><span>09:00–12:00,</span> <span>14:00–18:00</span></dd>');
  expect(markup.match(/data-closed/g)).toHaveLength(6);
  expect(markup).not.toMatch(/Open now|Closed now/);
});

test('without its state it needs no script', () => {
  const hours = [{ day: 'Monday', opens: '09:00', closes: '12:00' }];
  expect(shown(hours, { hasState: false })).not.toContain('data-island');
  expect(shown(hours)).toContain('data-island="opening-hours"');
});

test('without hours there is nothing, and a hint in the editor', () => {
  expect(shown([])).toBe('');
  expect(draw(openingHours, {}, { isEditing: true })).toContain('Fill in Settings, Business information');
});
