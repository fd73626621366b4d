import { expect, test } from 'vitest';
import { fields } from './fields.ts';
import { googleOptions } from './google-options.ts';

const { location, ...options } = fields.initial;
const told = (change: Partial<typeof options>) => googleOptions(location, { ...options, ...change });

test.each([
  [{ style: 1, showTerrain: false }, 'roadmap'],
  [{ style: 1, showTerrain: true }, 'terrain'],
  [{ style: 3, showLabels: true }, 'hybrid'],
  [{ style: 3, showLabels: false, showTerrain: true }, 'satellite'],
] as const)('%j is a map of type %s', (change, type) => {
  expect(told(change)['mapTypeId']).toBe(type);
});

const hidden = { elementType: 'labels', stylers: [{ visibility: 'off' }] };
test.each([
  [{ style: 1, showLabels: true }, []],
  [{ style: 1, showLabels: false }, [hidden]],
  [{ style: 3, showLabels: false }, [hidden]],
  [{ style: 2, showLabels: false }, [{ stylers: [{ saturation: -100 }] }, hidden]],
] as const)('%j is drawn by %j', (change, rules) => {
  expect(told(change)['styles']).toEqual(rules);
});

test('a minimal map has colours of its own and no shops', () => {
  const light = told({ style: 4, showLabels: true })['styles'] as object[];
  const dark = told({ style: 5, showLabels: true })['styles'] as object[];
  expect(light).toContainEqual({ featureType: 'poi', stylers: [{ visibility: 'off' }] });
  expect(light[0]).not.toEqual(dark[0]);
});

test.each([true, false])('controls are there or not: %s', (showControls) => {
  expect(told({ showControls })).toMatchObject({
    zoomControl: showControls,
    fullscreenControl: showControls,
    streetViewControl: false,
  });
});
