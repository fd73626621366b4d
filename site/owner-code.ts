import { frameSource } from '#blocks/embed/source.ts';
import { escape } from '#core/html.ts';
import type { PageBody } from '#core/page/page.ts';

/** The owner's own code on a page, and the frames they put there: the policy must let both through. */
export function ownerCodeOf(body: PageBody): string[] {
  return body.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, values }) => {
      if (type === 'code' && values.mode !== 'show' && typeof values.html === 'string') return [values.html];
      const source =
        type === 'embed' && typeof values.address === 'string' ? frameSource(values.address) : undefined;
      return source === undefined ? [] : [`<iframe src="${escape(source)}"></iframe>`];
    }),
  );
}
