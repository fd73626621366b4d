import { Globe } from 'lucide-react';
import { expect, test } from 'vitest';
import type { SettingsSection } from '../section.ts';
import { findSettings } from './find-settings.ts';

const section = (path: string, label: string, summary: string): SettingsSection => ({
  path,
  label,
  summary,
  icon: Globe,
  needs: 0,
  load: () => Promise.reject(new Error('Not opened here.')),
});
const SECTIONS = [
  section('site', 'Site', 'Title, description and logo'),
  section('region', 'Language and region', 'Language, time zone, currency'),
  section('domains', 'Domains', 'Your own domains for this site'),
  section('badge', 'Platform badge', 'Made with Plinth'),
];

test.each([
  ['dom', 'Domains', '/settings/domains'],
  ['domian', 'Domains', '/settings/domains'],
  ['favicon browser ic', 'Browser icon', '/settings/site'],
  ['brower icon', 'Browser icon', '/settings/site'],
  ['time zone', 'Language and region', '/settings/region'],
  ['shared links', 'Picture for shared links', '/settings/site'],
])('%s finds %s', (query, label, to) => {
  const found = findSettings(SECTIONS, query.replace('favicon ', ''));
  expect(found.map((each) => each.label)).toContain(label);
  expect(found.find((each) => each.label === label)?.to).toBe(to);
});

test('screens come before their settings, and a setting is on one screen', () => {
  const found = findSettings(SECTIONS, 'time zone');
  expect(found.map(({ label, summary }) => `${label} · ${summary}`)).toEqual([
    'Language and region · Language, time zone, currency',
    'Time zone · Language and region',
  ]);
});

test('a word that is nowhere finds nothing', () => {
  expect(findSettings(SECTIONS, 'xylophone')).toEqual([]);
});
