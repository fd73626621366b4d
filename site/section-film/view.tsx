import { useContext } from 'react';
import { ConsentContext } from '#blocks/kit/consent-context.ts';
import { heldFrame } from '#blocks/kit/held/held-frame.ts';
import { Island } from '#blocks/kit/islands.tsx';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import type { BackgroundFilm } from '#core/video/background.ts';
import SectionFilmIsland from './island.tsx';

/** A silent film of YouTube or Vimeo behind a section; where visitors are asked first, it comes once they agreed. */
export function SectionFilm({ film: { player, provider } }: { film: BackgroundFilm }) {
  const { holds } = useContext(ConsentContext);
  const category = categoryOfAddress(player);
  const src = holds(category) ? heldFrame(player, { category, kind: 'background' }) : player;
  return (
    <Island
      name="section-film"
      wake="visible"
      component={SectionFilmIsland}
      props={{ src, provider, isHeld: src !== player }}
      words={['video']}
    />
  );
}
