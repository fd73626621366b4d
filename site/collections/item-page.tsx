import { PlaceMap } from './place-map.tsx';
import { useWords } from '#blocks/kit/words.ts';
import { ItemPartContext } from '#blocks/item-part/context.ts';
import { ShareLinks } from '#blocks/share/links.tsx';
import { hasPart, pageWithout } from '#core/collections/item-parts.ts';
import type { PageBody } from '#core/page/page.ts';
import { Sections } from '../section.tsx';
import { TermLinks } from './card.tsx';
import { CustomValues } from './custom-values.tsx';
import { headWords, isBesideTitle } from './item-head.tsx';
import { itemMedia } from './item-media.tsx';
import { bodyOf, commentsOf, drawPart, neighboursOf, relatedOf } from './item-parts.tsx';
import type { ItemProps } from './item-props.ts';
import { LessonsOf } from './lessons.tsx';

/** What the owner arranged around items, for one of them; undefined where the usual page will do. */
export function arrangedPage(itemPage: PageBody, props: ItemProps): PageBody | undefined {
  if (itemPage.sections.length === 0) return undefined;
  const shown = { sections: itemPage.sections.filter(({ style }) => !style.hidden) };
  return pageWithout(shown, (values) => drawPart(props, values) === null);
}

/** The page of one item, as its owner arranged it or as its kind usually looks. */
export function ItemPage({ arranged, ...props }: ItemProps & { arranged: PageBody | undefined }) {
  return (
    <article className="item" data-collection={props.collection.kind}>
      {arranged ? <Arranged {...props} arranged={arranged} /> : <Usual {...props} />}
    </article>
  );
}

function Arranged({ arranged, ...props }: ItemProps & { arranged: PageBody }) {
  return (
    <ItemPartContext value={(values) => drawPart(props, values)}>
      <Sections body={arranged} isEditing={false} />
      {props.isEditing && !hasPart(arranged, 'body') && (
        <>
          <p className="item-unseen">The page around items leaves out what is written below.</p>
          {bodyOf(props)}
        </>
      )}
    </ItemPartContext>
  );
}

/** An item’s own sections between what its kind puts around them. */
function Usual(props: ItemProps) {
  const say = useWords('sharing');
  const { collection, item, view, site } = props;
  const media = itemMedia(props);
  return (
    <>
      <header className="section item-head" data-tone="paper" data-space="small">
        <div className="collection-frame">{headWords(props)}</div>
      </header>
      {media && (
        <div className="section item-media" data-tone="paper" data-space="none">
          {media}
        </div>
      )}
      {bodyOf(props)}
      <div className="section item-foot" data-tone="paper" data-space="small">
        <div className="collection-frame">
          <PlaceMap item={item} />
          <LessonsOf collection={collection} lessons={view.lessons} here={view.id} />
          <CustomValues
            fields={collection.fields.filter((field) => !isBesideTitle(collection, field))}
            values={item.custom}
            references={view.references}
            say={props.say}
            site={site}
          />
          {collection.showTerms && (
            <TermLinks collection={collection} kind="tag" names={item.tags} said={view.termNames} />
          )}
          {collection.showShare && (
            <ShareLinks
              label={say('share')}
              targets={['email', 'whatsapp', 'facebook', 'linkedin']}
              hasCopy
              page={{ url: props.url, title: item.title }}
            />
          )}
          {commentsOf(props)}
          {neighboursOf(view, collection)}
          {relatedOf(props)}
        </div>
      </div>
    </>
  );
}
