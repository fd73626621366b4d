import { Autocomplete, Fieldset, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { placeField } from '#core/maps/location-field.ts';
import { isSomewhere, type MapLocation } from '#core/maps/location.ts';
import { DEFAULT_MAP_STYLE, MAP_STYLES } from '#core/maps/styles.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import type { ControlProps } from '../control/control.ts';
import { MarkerPreview } from './marker-preview.tsx';
import { placeDetails, placesQuery } from './places.ts';
import { say } from './words.ts';

const MIN_TYPED = 2;
const TYPING_PAUSE_MS = 250;
const CONTEXT = { productPage: 'editor', productSection: 'map' };
const field = placeField({});

/** Where something is: found by its address, moved by its marker, or told by its coordinates. */
export function LocationControl(props: ControlProps<'location'>) {
  const { control, name, label, value, values, errors, onChange, drawFields } = props;
  const { fields: controls = {} } = control;
  const location = field.read(value);
  const change = (next: Partial<MapLocation>) =>
    // What has its address elsewhere has no fields for it.
    onChange(pick({ ...location, ...next }, Object.keys(controls)));
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });
  /** What is typed while the details of a place are on their way stays as it was typed. */
  const beginFinding = () => (found: Partial<MapLocation>) => {
    const now = latest.current;
    const isUntouched = (name: string) =>
      now[name as keyof MapLocation] === location[name as keyof MapLocation];
    const taken = Object.fromEntries(Object.entries(found).filter(([name]) => isUntouched(name)));
    onChange(pick({ ...now, ...taken }, Object.keys(controls)));
  };
  const style = MAP_STYLES.find((index) => index === values.style) ?? DEFAULT_MAP_STYLE;
  return (
    <Fieldset legend={label} variant="unstyled">
      <Stack gap={16}>
        {control.help !== undefined && <Text className="quiet">{control.help}</Text>}
        <PlaceSearch onChoose={beginFinding} />
        {isSomewhere(location) && (
          <MarkerPreview
            location={location}
            style={style}
            isDraggable={values.markerDraggable !== false}
            onMove={({ lat, lng }) => change({ markerLat: lat, markerLng: lng })}
          />
        )}
        {drawFields({
          controls,
          values: pick(location, Object.keys(controls)),
          errors,
          prefix: `${name}.`,
          onChange: (child, next) => change({ [child]: next }),
        })}
      </Stack>
    </Fieldset>
  );
}

function PlaceSearch({ onChoose }: { onChoose: () => (found: Partial<MapLocation>) => void }) {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data: predictions = [], isError } = useQuery({
    ...placesQuery(asked),
    enabled: asked.length >= MIN_TYPED,
  });

  async function choose(description: string) {
    const chosen = predictions.find((each) => each.description === description);
    if (!chosen) return;
    const take = onChoose();
    try {
      const { lat, lng, name, line1, line2, country } = await placeDetails(chosen.placeId, CONTEXT);
      take({
        mapLat: lat,
        mapLng: lng,
        markerLat: null,
        markerLng: null,
        ...(name !== '' && { addressTitle: name }),
        // Coordinates say nothing about what stands there.
        ...(line1 + line2 + country !== '' && {
          addressLine1: line1,
          addressLine2: line2,
          addressCountry: country,
        }),
      });
    } catch (error) {
      tellProblem(error);
    }
  }

  return (
    <Autocomplete
      label={say('findAPlace')}
      description={say('anAddressACity')}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={(description) => void choose(description)}
      data={[...new Set(predictions.map(({ description }) => description))]}
      // What the server found fits, however it is spelt.
      filter={({ options }) => options}
      error={isError ? say('theSearchDoesNot') : undefined}
    />
  );
}

const pick = (location: MapLocation, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(location).filter(([name]) => names.includes(name)));
