import { choice, group, image, link, text, toggle, type ValueOf } from '../fields/index.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { pageBody } from '../page/stored/fields.ts';
import { customValues } from './custom-fields.ts';
import { duration } from './media/duration.ts';
import { idField } from '../fields/id-field.ts';
import { moment } from '../fields/moment.ts';
import { placeField } from '../maps/location-field.ts';
import { slug } from './slug.ts';
import { ITEM_STATES, STATE_WORDS } from './states.ts';
import { terms } from './taxonomy.ts';

export const MAX_ITEM_TITLE_LENGTH = 200;
export const MAX_EXCERPT_LENGTH = 1000;
export const MAX_CHAPTER_LENGTH = 100;

/** One post, event, track …: the details that kinds share, those of some kinds, and its page. */
export const itemFields = (blockOf: BlockRulesOf) =>
  group({
    collectionId: idField,
    title: text({ max: MAX_ITEM_TITLE_LENGTH, initial: 'Untitled', label: 'Title' }),
    slug: slug({ label: 'Address', help: 'Below the address of the collection.' }),
    status: choice(ITEM_STATES, 'draft', { label: 'Status', labels: STATE_WORDS }),
    publishAt: moment({ label: 'Date', help: 'Shown with it. A scheduled one appears at this time.' }),
    author: text({ max: 100, isLiteral: true, label: 'Author' }),
    tags: terms('tags', 'Tags'),
    categories: terms('categories', 'Categories'),
    excerpt: text({
      max: MAX_EXCERPT_LENGTH,
      lines: 4,
      label: 'Excerpt',
      help: 'For lists, feeds and search.',
    }),
    thumbnail: image({ label: 'Picture' }),
    isDecorative: toggle(false, { label: 'Decorative', help: 'Left out when the page is read aloud.' }),
    clickThrough: link({ label: 'Link', help: 'A click leads there instead of opening the picture.' }),
    featured: toggle(false, { label: 'Featured' }),
    comments: toggle(true, { label: 'Comments' }),
    source: link({ label: 'Link to the source' }),
    event: group({
      startsAt: moment({ label: 'Begins' }),
      endsAt: moment({ label: 'Ends' }),
      isAllDay: toggle(false, { label: 'All day' }),
    }),
    place: placeField({ label: 'Place' }),
    track: group({
      audio: text({
        max: 300,
        isLiteral: true,
        label: 'Audio file',
        help: 'The address of a file of this site, such as /s/song.mp3.',
      }),
      artist: text({ max: 200, label: 'Artist' }),
    }),
    video: link({
      label: 'Video',
      help: 'The address of a video file of this site, or at YouTube or Vimeo.',
    }),
    duration: duration({ label: 'Length', help: 'Minutes and seconds, such as 4:05.' }),
    chapter: text({
      max: MAX_CHAPTER_LENGTH,
      label: 'Chapter',
      help: 'Lessons of one chapter that follow each other stand together.',
    }),
    custom: customValues,
    seoTitle: text({ max: MAX_ITEM_TITLE_LENGTH, label: 'Title for search engines' }),
    description: text({ max: 400, lines: 3, label: 'Description for search engines' }),
    noIndex: toggle(false, { label: 'Hide from search engines' }),
    shareImage: image({ label: 'Picture for shared links' }),
    body: pageBody(blockOf),
  });

export type ItemDocument = ValueOf<ReturnType<typeof itemFields>>;
