import { useContext } from 'react';
import type { Track } from '#core/collections/media/album.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { AlbumValues } from './fields.ts';
import Album from './island.tsx';

export function AlbumView({ id, isEditing }: ViewProps<AlbumValues>) {
  const content = useContext(PageContentContext).blocks[id];
  if (!content || content.tracks.length === 0)
    return isEditing ? <Placeholder name="Album">No tracks are published there yet</Placeholder> : null;
  return <AlbumPlayer album={content.collection.title} tracks={content.tracks} />;
}

/** The tracks of an album with one player for all of them. */
export function AlbumPlayer(props: { album: string; tracks: readonly Track[] }) {
  return <Island name="album" wake="visible" component={Album} props={props} words={['player']} />;
}
