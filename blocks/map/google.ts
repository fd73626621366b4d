import type { SiteContext } from '#core/site-context/context.ts';
import { externalMapUrl } from '#core/maps/external.ts';
import { markerOf, type MapLocation } from '#core/maps/location.ts';
import { googleOptions } from './google-options.ts';
import { loadMapLibrary, whenRefused } from './map-library.ts';
import type { MapOptions } from './map-options.ts';
import { MARKER, MARKER_PATH } from './marker-shape.ts';

/** Puts a map of the provider into an element. It lives as long as the element does. */
export async function showGoogleMap(
  element: HTMLElement,
  props: { location: MapLocation; options: MapOptions; script: string; onRefused: () => void },
): Promise<void> {
  const { location, options, script, onRefused } = props;
  const { key, locale } = pageFacts();
  const library = await loadMapLibrary({
    script,
    key,
    language: locale,
    region: new Intl.Locale(locale).region ?? '',
  });
  whenRefused(onRefused);
  const map = new library.Map(element, googleOptions(location, options));
  const marker = new library.Marker({
    map,
    position: markerOf(location),
    title: location.addressTitle,
    draggable: false,
    clickable: options.linkOnClick,
    icon: {
      url: `data:image/svg+xml,${encodeURIComponent(markerPicture(element))}`,
      size: MARKER,
      scaledSize: MARKER,
    },
  });
  if (options.linkOnClick)
    marker.addListener('click', () => {
      window.open(externalMapUrl({ ...location, mapZoom: map.getZoom() }), '_blank', 'noopener');
    });
}

function pageFacts(): { key: string; locale: string } {
  const { Static } = window as { Static?: { SITE_CONTEXT: SiteContext } };
  return {
    key: Static?.SITE_CONTEXT.websiteSettings.mapSettings.apiKey ?? '',
    locale: Static?.SITE_CONTEXT.website.locale ?? 'en',
  };
}

function markerPicture(element: HTMLElement): string {
  const colour = getComputedStyle(element).getPropertyValue('--accent').trim() || '#b4452b';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${MARKER.width}" height="${MARKER.height}"><path fill="${colour}" d="${MARKER_PATH}"/><circle cx="24" cy="23" r="8" fill="#fff"/></svg>`;
}
