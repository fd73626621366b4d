import { fields } from '#blocks/map/fields.ts';
import { MapBlockView } from '#blocks/map/view.tsx';
import type { ItemDocument } from '#core/collections/item.ts';
import { isSomewhere } from '#core/maps/location.ts';

/** Where an event is, as a map block would show it. */
export function PlaceMap({ item: { place } }: { item: ItemDocument }) {
  return isSomewhere(place) ? (
    <MapBlockView id="place" values={{ ...fields.initial, location: place }} isEditing={false} />
  ) : null;
}
