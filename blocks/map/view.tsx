import { useContext } from 'react';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import { externalMapUrl } from '#core/maps/external.ts';
import type { MapLocation } from '#core/maps/location.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { ConsentContext, type PageConsent } from '../kit/consent-context.ts';
import { heldFrame } from '../kit/held/held-frame.ts';
import { HeldService } from '../kit/held/held-service.tsx';
import { ServicesContext } from '../kit/services-context.ts';
import type { MapValues } from './fields.ts';
import MapFrame from './island.tsx';
import { openStreetMapUrl, PROVIDER_NAMES } from './providers.ts';
import { useWords } from '../kit/words.ts';

export function MapBlockView({ values, isEditing }: ViewProps<MapValues>) {
  const { location, showAddress, ratio, markerDraggable: _inThePanel, ...options } = values;
  const { maps } = useContext(ServicesContext);
  const { allows, holds } = useContext(ConsentContext);
  const isGoogle = options.provider === 'google';
  const isAllowed = allows(categoryOfAddress(maps));
  return (
    <figure className="map" data-ratio={ratio}>
      <Island
        // Moved by its visitor, it would not see that its owner moved it.
        key={JSON.stringify(location)}
        name="map"
        wake="visible"
        component={MapFrame}
        words={['map']}
        props={{
          location,
          options,
          ...(isGoogle && isAllowed && { script: maps }),
          ...(options.provider === 'openStreetMap' && { frame: frameOf(location, holds) }),
          ...(isEditing && { isEditing }),
        }}
      />
      {isGoogle && !isAllowed && !isEditing && <HeldService name={PROVIDER_NAMES.google} />}
      {showAddress && <MapAddress location={location} />}
    </figure>
  );
}

/** Where frames ask first, a document of this site does so. */
function frameOf(location: MapLocation, holds: PageConsent['holds']): string {
  const source = openStreetMapUrl(location);
  const category = categoryOfAddress(source);
  return holds(category) ? heldFrame(source, { category, kind: 'embed' }) : source;
}

/** What the map shows, in words, and the way there: all that is left where no picture is seen. */
export function MapAddress({ location }: { location: MapLocation }) {
  const say = useWords('map');
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
        {say('directions')}
      </a>
    </figcaption>
  );
}
