import { memo, useContext, type ComponentType, type ReactNode } from 'react';
import { blockOf } from '#blocks/index.ts';
import type { BlockDefinition } from '#blocks/kit/block.tsx';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { Picture } from '#blocks/kit/picture.tsx';
import { SectionFilm } from './section-film/view.tsx';
import { SectionVideo } from './section-video/view.tsx';
import { anchorOf } from '#core/page/anchor.ts';
import { isShownIn } from '#core/languages/shown-in.ts';
import { readingOrder } from '#core/page/layout.ts';
import type { Block, PageBody, Section } from '#core/page/page.ts';
import { filmOf } from '#core/video/background.ts';
import { roomOf } from '#core/picture-sizes.ts';
import { inLanguage } from './languages/marked.ts';

export interface BlockProps {
  block: Block;
  /** Of its section: pictures are asked for as wide as their place. */
  width: Section['style']['width'];
  isEditing: boolean;
}

export function Sections(props: {
  body: PageBody;
  isEditing: boolean;
  /** Whether they are what a visitor sees first; what comes further down is loaded later. */
  isFirst?: boolean;
  block?: ComponentType<BlockProps>;
}) {
  const { body, isEditing, isFirst = true, block = BlockView } = props;
  const { language } = useContext(PageContentContext);
  return body.sections
    .filter((section) => isEditing || (!section.style.hidden && isSeen(section, language)))
    .map((section, index) => (
      <SectionView
        key={section.id}
        section={section}
        isFirst={isFirst && index === 0}
        isEditing={isEditing}
        block={block}
      />
    ));
}

/** Where no page is around, as in the library of sections, everything is. */
const isSeen = (part: Section | Block, language: string | undefined): boolean =>
  language === undefined || isShownIn(part, language);

/** One section. Drawn again only when it changed itself: the editor keeps the other ones as they are. */
export const SectionView = memo(function SectionView({
  section,
  isFirst,
  isEditing,
  block: DrawBlock = BlockView,
}: {
  section: Section;
  isFirst: boolean;
  isEditing: boolean;
  /** How a block is drawn; the editor puts its own around it. */
  block?: ComponentType<BlockProps>;
}) {
  const { style } = section;
  const { language } = useContext(PageContentContext);
  const blocks = isEditing ? section.blocks : section.blocks.filter((block) => isSeen(block, language));
  const anchor = anchorOf(style.name);
  const film = filmOf(style);
  const hasBackground = style.background.src !== '' || style.video !== '' || film !== undefined;
  return (
    <section
      {...(anchor !== '' && { id: anchor })}
      className="section"
      data-tone={style.tone}
      data-height={style.height}
      data-width={style.width}
      data-space={style.space}
      data-align={style.align}
      data-divider={style.divider}
      {...(style.scroll !== 'none' && !isEditing && { 'data-scroll': style.scroll })}
      {...(style.stagger !== 'none' && !isEditing && { 'data-stagger': style.stagger })}
      {...(style.variant !== '' && { 'data-variant': style.variant })}
      {...(hasBackground && { 'data-background': '', 'data-veil': style.veil })}
      {...(isEditing && {
        'data-section-id': section.id,
        'data-hidden': style.hidden || !isSeen(section, language),
      })}
    >
      <div className="grid">
        {readingOrder(blocks).map((block) => (
          <DrawBlock key={block.id} block={block} width={style.width} isEditing={isEditing} />
        ))}
      </div>
      {/* Behind the words, also in the markup: a page that is read bit by bit must not push its picture down. */}
      {style.background.src !== '' && (
        <Picture
          image={style.background}
          sizes={backgroundSizes(style)}
          isFirst={isFirst}
          className="section-background"
        />
      )}
      {style.video !== '' && <SectionVideo file={style.video} isEditing={isEditing} />}
      {/* Nothing moves on the canvas, and nobody else is asked for anything there. */}
      {film && !isEditing && <SectionFilm film={film} />}
    </section>
  );
});

export function BlockView(props: BlockProps) {
  return draw(props, (definition, values) => ({
    'data-block-type': definition.numbers?.of(values) ?? definition.number,
  }));
}

/** On cover pages blocks are slices, which are numbered otherwise. */
export function SliceView(props: BlockProps) {
  return draw(props, ({ slice }, values) => (slice ? { 'data-slice-type': slice(values) } : {}));
}

function draw(
  { block, width, isEditing }: BlockProps,
  numberOf: (definition: BlockDefinition, values: Block['values']) => Record<string, number>,
): ReactNode {
  const { blocks, fellBack } = useContext(PageContentContext);
  const language = fellBack?.get(block.id);
  const definition = blockOf(block.type);
  if (!definition) return null;
  const { View } = definition;
  const facts = definition.definition?.(block.values, blocks[block.id]);
  return (
    <div
      id={`b${block.id}`}
      className="block"
      data-block={block.type}
      {...inLanguage(language)}
      {...numberOf(definition, block.values)}
      {...(definition.narrowBelow !== undefined && { 'data-narrow-below': definition.narrowBelow })}
      {...(facts && { 'data-block-json': JSON.stringify(facts) })}
      {...(block.animation !== 'none' && !isEditing && { 'data-block-animation': block.animation })}
    >
      <View id={block.id} values={block.values} isEditing={isEditing} room={roomOf(block.place, width)} />
    </div>
  );
}

/** A background is cut to its section, so on a narrow screen far more of it is drawn than one sees. */
function backgroundSizes({ height, background }: Section['style']): string {
  if (height === 'content') return '(max-width: 800px) 160vw, 100vw';
  const share = height === 'screen' ? 100 : 50;
  return `max(100vw, ${Math.ceil((share * background.width) / background.height)}vh)`;
}
