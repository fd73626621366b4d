import { blockOf } from '#blocks/index.ts';
import type { ServiceName } from '#core/blocks/services.ts';
import { escape } from '#core/text/html.ts';
import type { PageBody } from '#core/page/page.ts';
import { playerFrames } from '#core/video/frames.ts';

/** The owner's own code on a page where it runs, and the frames they put there: the policy must let both through. */
export function ownerCodeOf(body: PageBody, hasCode: boolean): string[] {
  return body.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, values }) => {
      const { code = [], frames = [] } = blockOf(type)?.thirdParty?.(values) ?? {};
      return [...(hasCode ? code : []), ...frames.map(frameTo)];
    }),
  );
}

/** Services that blocks of these pages can load. */
export function servicesOn(bodies: readonly PageBody[]): ServiceName[] {
  const blocks = bodies.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  return [
    ...new Set(blocks.flatMap(({ type, values }) => blockOf(type)?.thirdParty?.(values).services ?? [])),
  ];
}

/** Of an item that is a film. */
export const playerCodeOf = (html: string): string[] => playerFrames(html).map(frameTo);

const frameTo = (source: string) => `<iframe src="${escape(source)}"></iframe>`;
