import { expect, test } from 'vitest';
import { likelyCountry, partsOfTown, townLines } from './postal.ts';

test.each([
  ['GB', { city: 'Whitby', region: '', postcode: 'YO21 1AA' }, ['Whitby', 'YO21 1AA']],
  ['IE', { city: 'Tralee', region: 'Co. Kerry', postcode: 'V92 AB12' }, ['Tralee', 'Co. Kerry', 'V92 AB12']],
  ['US', { city: 'Springfield', region: 'CA', postcode: '94110' }, ['Springfield, CA 94110']],
  ['US', { city: 'Springfield', region: '', postcode: '94110' }, ['Springfield 94110']],
  ['CA', { city: 'Montréal', region: 'QC', postcode: 'H3Z 2Y7' }, ['Montréal QC H3Z 2Y7']],
  ['DE', { city: 'Köln', region: '', postcode: '50667' }, ['50667 Köln']],
  ['ES', { city: 'Getxo', region: 'Bizkaia', postcode: '48991' }, ['48991 Getxo', 'Bizkaia']],
  ['IT', { city: 'Roma', region: 'RM', postcode: '00184' }, ['00184 Roma RM']],
  ['BR', { city: 'Recife', region: 'PE', postcode: '50030-230' }, ['Recife - PE', '50030-230']],
  ['HK', { city: 'Central', region: '', postcode: '' }, ['Central']],
  ['', { city: ' ', region: '', postcode: '' }, []],
])('a town in %s: %j', (country, town, lines) => {
  expect(townLines(town, country)).toEqual(lines);
});

test.each([
  ['GB', ['city', 'postcode']],
  ['DE', ['postcode', 'city']],
  ['US', ['city', 'region', 'postcode']],
  ['ES', ['postcode', 'city', 'region']],
  ['AE', ['city', 'region']],
  ['', ['postcode', 'city', 'region']],
])('somebody in %s fills in %j', (country, parts) => {
  expect(partsOfTown(country)).toEqual(parts);
});

const SERVED = ['DE', 'AT', 'GB', 'US'];
test.each([
  [['de-AT', 'de'], 'GB', 'AT'],
  [['de', 'en-GB'], 'DE', 'GB'],
  // Browsers speak American English until somebody chooses.
  [['en-US', 'en'], 'GB', 'GB'],
  [['pt-BR'], 'US', 'US'],
  [['pt-BR'], 'BR', ''],
  [[], '', ''],
])('languages %j and a shop in %s: %s', (languages, shop, country) => {
  expect(likelyCountry(languages, shop, SERVED)).toBe(country);
});
