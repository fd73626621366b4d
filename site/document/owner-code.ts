import { blockOf } from '#blocks/index.ts';
import type { ServiceUrls } from '#core/blocks/services.ts';
import type { Category } from '#core/consent/categories.ts';
import { categoryOfAddress, categoryOfCode, type SaidCategory } from '#core/consent/contacts.ts';
import { escape } from '#core/text/html.ts';
import type { PageBody } from '#core/page/page.ts';
import { filmOf } from '#core/video/background.ts';
import { playerFrames } from '#core/video/frames.ts';

/** Something on a page that comes from its owner's code or from another host. */
export interface Piece {
  html: string;
  category: Category;
  /** A frame, which can ask in a document of its own; everything else is on the page or not. */
  isFrame: boolean;
}

/** The owner's own code on a page where it runs, and the frames they put there. */
export function piecesOf(body: PageBody, hasCode: boolean): Piece[] {
  return body.sections.flatMap(({ style, blocks }) => {
    const film = filmOf(style);
    return [
      ...(film ? [framePiece(film.player)] : []),
      ...blocks.flatMap(({ type, values }) => {
        const { code = [], frames = [], said } = blockOf(type)?.thirdParty?.(values) ?? {};
        return [
          ...(hasCode ? code.map((html) => codePiece(html, said)) : []),
          ...frames.map((source) => framePiece(source, said)),
        ];
      }),
    ];
  });
}

/** Services that blocks of these pages can load, where somebody lets them: code that a block brings by itself. */
export function servicePieces(
  bodies: readonly PageBody[],
  urls: ServiceUrls,
): { url: string; piece: Piece }[] {
  const blocks = bodies.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const names = new Set(
    blocks.flatMap(({ type, values }) => blockOf(type)?.thirdParty?.(values).services ?? []),
  );
  return [...names].map((name) => ({
    url: urls[name],
    piece: {
      html: `<script src="${escape(urls[name])}"></script>`,
      category: categoryOfAddress(urls[name]),
      isFrame: false,
    },
  }));
}

/** Of an item that is a film. */
export const playerPieces = (html: string): Piece[] => playerFrames(html).map((source) => framePiece(source));

export const codePiece = (html: string, said: SaidCategory = 'auto'): Piece => ({
  html,
  category: categoryOfCode(html, said),
  isFrame: false,
});

const framePiece = (source: string, said: SaidCategory = 'auto'): Piece => ({
  html: `<iframe src="${escape(source)}"></iframe>`,
  category: categoryOfAddress(source, said),
  isFrame: true,
});
