import { slugify } from '../text/text-filters.ts';

/** What names a slide: the id of its picture, and words for its address. */
export interface SlideSource {
  id: string;
  src: string;
  title: string;
}

export interface SlideName {
  id: string;
  url: string;
}

/** Names every slide, each name once: the same picture twice still gives two slides that can be linked to. */
export function nameSlides(slides: readonly SlideSource[]): SlideName[] {
  const ids = makeUnique();
  const urls = makeUnique();
  return slides.map(({ id, src, title }, index) => {
    const [, asset = '', file = ''] = /^\/images\/([^/]+)\/(?:\d+\/)?([^/]+?)(?:\.\w+)?$/.exec(src) ?? [];
    return {
      id: ids(id || asset || `slide-${index + 1}`),
      url: urls(slugify(title) || slugify(file) || `slide-${index + 1}`),
    };
  });
}

function makeUnique(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
    taken.add(free);
    return free;
  };
}
