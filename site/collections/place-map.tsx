import { fields } from '#blocks/map/fields.ts';
import { MapBlockView } from '#blocks/map/view.tsx';
import type { ItemDocument } from '#core/collections/item.ts';

/** Whether somebody said where the place is: nothing is at 0, 0 but water. */
export const hasPlace = ({ place }: ItemDocument): boolean => place.latitude !== 0 || place.longitude !== 0;

/** Where an event is, as a map block would show it. */
export function PlaceMap({ item }: { item: ItemDocument }) {
  if (!hasPlace(item)) return null;
  const { name, street, city, country, latitude, longitude } = item.place;
  const values = fields.read({
    location: {
      addressTitle: name,
      addressLine1: street,
      addressLine2: city,
      addressCountry: country,
      mapLat: latitude,
      mapLng: longitude,
    },
  });
  return <MapBlockView id="place" values={values} isEditing={false} />;
}
