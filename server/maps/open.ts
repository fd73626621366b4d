import type { AppOptions } from '../services/options.ts';
import { makeAsk } from '../outbound/ask.ts';
import { isPrivateAddress } from '../outbound/private-addresses.ts';
import { makeGooglePlaces } from './google-places.ts';
import { makeOfflinePlaces } from './offline-places.ts';
import { makeMaps, type Maps } from './service.ts';
import { makeAtlas } from './world.ts';

/** With the provider of places that the server was told of, or none. */
export function openMaps(options: { places: AppOptions['places']; allowsPrivate: boolean }): Maps {
  const { places, allowsPrivate } = options;
  const atlas = makeAtlas();
  const offline = makeOfflinePlaces(atlas);
  if (places?.key === undefined) return makeMaps({ atlas, offline });
  const ask = makeAsk({ mayReach: (address) => allowsPrivate || !isPrivateAddress(address) });
  return makeMaps({ atlas, offline, provider: makeGooglePlaces({ ...places, key: places.key, ask }) });
}
