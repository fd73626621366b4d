import { source } from '#core/collections/source.ts';
import { group, type ValueOf } from '#core/fields/index.ts';

export const fields = group({ collection: source({ label: 'Album', kinds: ['album'] }) });

export type AlbumValues = ValueOf<typeof fields>;
