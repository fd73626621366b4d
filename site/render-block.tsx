import { renderToString } from 'react-dom/server';
import { SiteFormsContext } from '#blocks/form/site-forms.ts';
import { blockOf } from '#blocks/index.ts';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import type { PageContent } from '#core/collections/block-content.ts';
import type { Block } from '#core/page/page.ts';
import type { Room } from '#core/picture-sizes.ts';
import { withoutSpeakers } from './document/carried-words.ts';
import { formsOfBlock } from './forms-on-page.ts';
import type { SiteInput } from './page-input.ts';
import { sellingOf } from './shop/selling.ts';
import { WordsContext } from '#blocks/kit/words.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

/** What surrounds every page belongs to none of them. */
const NO_PAGE = { id: '', path: '/', title: '' };

/** What stands inside one block, as on its page; nothing for a type there is not. */
export function renderBlock(
  block: Pick<Block, 'id' | 'type' | 'values'>,
  around: {
    isEditing: boolean;
    site: SiteInput;
    content: PageContent;
    /** How much of the window it has where it stands. */
    room?: Room;
    /** The page it stands on. */
    page?: SiteInput['pages'][number] | undefined;
  },
): string {
  const definition = blockOf(block.type);
  if (!definition) return '';
  const { View, fields } = definition;
  const { isEditing, site, content, room, page = NO_PAGE } = around;
  const shop = content.shop && { ...content.shop, selling: sellingOf(site.settings) };
  const drawn = renderToString(
    <WordsContext value={wordsOfSite(site.settings)}>
      <SiteFormsContext value={formsOfBlock(site, page)}>
        <PageContentContext value={{ ...content, ...(shop && { shop }) }}>
          <View
            id={block.id}
            values={fields.read(block.values)}
            isEditing={isEditing}
            {...(room && { room })}
          />
        </PageContentContext>
      </SiteFormsContext>
    </WordsContext>,
  );
  return withoutSpeakers(drawn);
}
