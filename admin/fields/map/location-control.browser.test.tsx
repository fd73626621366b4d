import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { locationField, pointField } from '#core/maps/location-field.ts';
import { LocationControl } from './location-control.tsx';
import { placeDetails } from './places.ts';

const PLACE = {
  lat: 40.8,
  lng: 14.2,
  name: '',
  line1: 'Via Caracciolo 1',
  line2: 'Naples',
  country: 'Italy',
};
const asked: string[] = [];

vi.stubGlobal('fetch', async (url: string) => {
  asked.push(url);
  return Response.json(
    url.includes('autocomplete')
      ? { predictions: [{ placeId: 'p1', description: 'Via Caracciolo, Naples' }] }
      : { place: PLACE },
  );
});
const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => missing.mockClear());

test('an address that is typed is suggested, and choosing it moves the map and fills the address', async () => {
  const onChange = vi.fn();
  const { control } = locationField({});
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <LocationControl
          {...{ control, name: 'location', label: 'Location', value: {}, values: {}, errors: {}, onChange }}
          error={undefined}
          drawFields={() => null}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await userEvent.fill(page.getByLabelText('Find a place'), 'via caracc');
  await page.getByRole('option', { name: 'Via Caracciolo, Naples' }).click();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({
    mapLat: 40.8,
    mapLng: 14.2,
    addressLine1: 'Via Caracciolo 1',
    addressLine2: 'Naples',
    addressCountry: 'Italy',
  });
  expect(missing).not.toHaveBeenCalled();
});

test('what has its address elsewhere takes the point alone', async () => {
  const onChange = vi.fn();
  const drawFields = vi.fn(() => null);
  const { control } = pointField({ help: 'New maps begin here.' });
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <LocationControl
          {...{
            control,
            name: 'point',
            label: 'On the map',
            value: undefined,
            values: {},
            errors: {},
            onChange,
          }}
          error={undefined}
          drawFields={drawFields}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('New maps begin here.')).toBeVisible();
  // Nobody has said where it is: a map of the sea would say that somebody had.
  expect(container.querySelector('img')).toBeNull();
  await userEvent.fill(page.getByLabelText('Find a place'), 'via caracc');
  await page.getByRole('option', { name: 'Via Caracciolo, Naples' }).click();
  await expect
    .poll(() => onChange.mock.calls)
    .toEqual([[{ mapLat: 40.8, mapLng: 14.2, markerLat: null, markerLng: null, mapZoom: 12 }]]);
});

test('details that are asked for without a product page and section come, and the console says so', async () => {
  expect(await placeDetails('p1')).toEqual(PLACE);
  expect(missing).toHaveBeenCalledOnce();
  expect(asked.at(-1)).toContain('placeId=p1');
});
