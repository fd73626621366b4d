import { useContext } from 'react';
import { externalMapUrl } from '#core/maps/external.ts';
import type { MapLocation } from '#core/maps/location.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { ServicesContext } from '../kit/services-context.ts';
import type { MapValues } from './fields.ts';
import MapFrame from './island.tsx';

export function MapBlockView({ values, isEditing }: ViewProps<MapValues>) {
  const { location, showAddress, ratio, markerDraggable: _inThePanel, ...options } = values;
  const { maps } = useContext(ServicesContext);
  return (
    <figure className="map" data-ratio={ratio}>
      <Island
        // Moved by its visitor, it would not see that its owner moved it.
        key={JSON.stringify(location)}
        name="map"
        wake="visible"
        component={MapFrame}
        props={{
          location,
          options,
          ...(options.provider === 'google' && { script: maps }),
          ...(isEditing && { isEditing }),
        }}
      />
      {showAddress && <MapAddress location={location} />}
    </figure>
  );
}

/** What the map shows, in words, and the way there: all that is left where no picture is seen. */
export function MapAddress({ location }: { location: MapLocation }) {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  const lines = [addressLine1, addressLine2, addressCountry].filter((line) => line.trim() !== '');
  return (
    <figcaption className="map-address">
      <address>
        {addressTitle !== '' && <strong>{addressTitle}</strong>}
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
      <a href={externalMapUrl(location)} target="_blank" rel="noopener">
        Get directions
      </a>
    </figcaption>
  );
}
