import { control, leaf, type Control, type Field } from '../fields/field.ts';
import { choice, group, number, optionalNumber, text, toggle, type ValueOf } from '../fields/index.ts';
import { BLOCK_DESIGNS, META_POSITIONS, TRANSITIONS } from './designs.ts';

const AS_DESIGNED = 'As the design has it';

/** Pictures in the shape they have. */
export const AUTO_SHAPE = 'Auto';

/** Width over height of the slides. */
const imageAspectRatio = leaf<number | typeof AUTO_SHAPE>({
  control: control('ratio', {
    label: 'Shape of the pictures',
    help: 'Width divided by height, or Auto for each picture’s own.',
  }),
  initial: AUTO_SHAPE,
  parse(value) {
    if (value === AUTO_SHAPE) return { value };
    const isFine = typeof value === 'number' && value >= 0.1 && value <= 10;
    return isFine ? { value } : { problem: 'Must be Auto or a number between 0.1 and 10.' };
  },
});

/** The same field with a control of its own in the admin. */
export const drawnAs = <T>(kind: 'galleryDesign' | 'slides', field: Field<T>): Field<T> => ({
  ...field,
  control: { ...field.control, kind } as Control,
});

/** What an owner says about a gallery besides what it shows. Named as the data is that scripts read from the page. */
export const galleryOptions = {
  design: drawnAs(
    'galleryDesign',
    choice(BLOCK_DESIGNS, 'grid', {
      label: 'Design',
      labels: {
        slideshow: 'Slideshow',
        slider: 'Strip',
        carousel: 'Carousel',
        grid: 'Grid',
        autogrid: 'Auto grid',
        autocolumns: 'Auto columns',
        autorows: 'Auto rows',
        list: 'List',
        stacked: 'Slideshow',
      },
    }),
  ),
  label: text({ max: 200, label: 'Name', help: 'Read out before the gallery.' }),
  imageAspectRatio,
  captions: toggle(true, { label: 'Show titles and descriptions' }),
  'meta-position': choice(META_POSITIONS, 'bottom', { label: 'Position of the text' }),
  lightbox: toggle(false, { label: 'Open pictures large' }),
  lightboxTheme: choice(['light', 'dark'], 'dark', { label: 'Background of large pictures' }),
  mixedContent: toggle(false, { label: 'Show everything uncropped' }),
  slidesPerRow: number({ min: 1, max: 12, initial: 3, label: 'Pictures in view' }),
  'thumbnails-per-row': number({ min: 1, max: 12, initial: 4, label: 'Pictures in a row' }),
  'square-thumbs': toggle(true, { label: 'Square pictures' }),
  padding: optionalNumber({ min: 0, max: 200, unit: 'px', label: 'Space between', none: AS_DESIGNED }),
  gutter: optionalNumber({ min: 0, max: 200, unit: 'px', label: 'Space between', none: AS_DESIGNED }),
  columnWidth: number({ min: 50, max: 2000, initial: 250, unit: 'px', label: 'Width of a column' }),
  columnWidthBehavior: choice(['min', 'max'], 'min', {
    label: 'The width is',
    labels: { min: 'At least this', max: 'At most this' },
  }),
  rowHeight: number({ min: 50, max: 1200, initial: 250, unit: 'px', label: 'Height of a row' }),
  listImageSize: number({ min: 10, max: 90, initial: 40, unit: '%', label: 'Width of the pictures' }),
  'active-alignment': choice(['left', 'center', 'right'], 'center', {
    label: 'Position of the current picture',
  }),
  activeSlideClickBehavior: choice(['select', 'next', 'previous'], 'select', {
    label: 'A click on the current picture',
    labels: { select: 'Selects it', next: 'Goes on', previous: 'Goes back' },
  }),
  vSize: optionalNumber({
    min: 1,
    max: 20,
    label: 'Height',
    help: 'From 1, low, to 20, as high as wide.',
    none: AS_DESIGNED,
  }),
  transition: choice(TRANSITIONS, 'fade', {
    label: 'Transition',
    labels: {
      fade: 'Fade',
      'ken-burns': 'Slow zoom',
      scroll: 'Scroll',
      swipe: 'Swipe',
      'new-swipe': 'Swipe with a swing',
    },
  }),
  transitionDirection: choice(['horizontal', 'vertical'], 'horizontal', { label: 'Direction of the scroll' }),
  clickBehavior: choice(['next', 'previous', 'auto', 'none'], 'next', {
    label: 'A click on a picture',
    labels: {
      next: 'Goes on',
      previous: 'Goes back',
      auto: 'Goes to the clicked side',
      none: 'Does nothing',
    },
  }),
  'auto-crop': toggle(true, { label: 'Fill the frame', help: 'Off: every picture is seen whole.' }),
  loop: choice(['auto', 'yes', 'no'], 'auto', {
    label: 'Loop',
    labels: { auto: 'As the design does', yes: 'Yes', no: 'Stop at both ends' },
  }),
  autoplay: toggle(false, { label: 'Autoplay' }),
  'autoplay-duration': number({
    min: 0,
    max: 60,
    step: 0.5,
    initial: 5,
    unit: 's',
    label: 'Seconds for each',
  }),
  randomize: toggle(false, { label: 'Shuffle' }),
  thumbnails: toggle(false, { label: 'Small pictures below' }),
  'thumbnail-strip-height': number({ min: 30, max: 300, initial: 80, unit: 'px', label: 'Their height' }),
  'thumbnail-strip-margin': number({ min: 0, max: 100, initial: 10, unit: 'px', label: 'Distance to them' }),
  historyHash: toggle(false, { label: 'Link to each picture' }),
  useBgImage: toggle(false, { label: 'Pictures as backgrounds' }),
};

export const galleryOptionFields = group(galleryOptions);
export type GalleryOptionValues = ValueOf<typeof galleryOptionFields>;

/** What stands in `data-block-json`: all but the slides, which are in the markup. */
export function optionData({ loop, label: _label, ...values }: GalleryOptionValues) {
  return { ...values, ...(loop !== 'auto' && { loop: loop === 'yes' }) };
}
