import { below, type ShowcasePage } from '../../kit/showcase.ts';
import { BARE, FEW, SLIDES, VIDEO_SLIDE } from './slides.ts';

const page = (
  name: string,
  title: string,
  picture: string,
  words: Pick<ShowcasePage, 'summary' | 'lead' | 'examples'>,
): ShowcasePage => ({
  type: `gallery-${name}`,
  path: `/galleries/${name}`,
  title,
  kind: 'Gallery',
  picture,
  ...words,
});

const grid = page('grid', 'Grid', 'cup', {
  summary: 'Equal cells in rows, for looking over.',
  lead: 'A grid is for looking over. Four in a row, square and 20 pixels apart, unless you say otherwise; three in a narrow column, two on a phone.',
  examples: [
    {
      name: 'Four in a row',
      about: 'As it comes: square cells, words below.',
      blocks: below('gallery', { design: 'grid', slides: SLIDES.slice(0, 8), lightbox: true }),
    },
    {
      name: 'Six, close together',
      about: 'Six in a row, 6 pixels apart, no words.',
      blocks: below('gallery', {
        design: 'grid',
        slides: BARE,
        'thumbnails-per-row': 6,
        padding: 6,
        captions: false,
      }),
    },
    {
      name: 'Own shapes',
      about: 'Not square: each picture keeps its shape, rows start at one line.',
      blocks: below('gallery', {
        design: 'grid',
        slides: FEW,
        'thumbnails-per-row': 3,
        'square-thumbs': false,
      }),
    },
    {
      name: 'One shape for all',
      about: 'Width over height 1.5. The point you chose in each picture stays in view.',
      blocks: below('gallery', {
        design: 'grid',
        slides: BARE.slice(0, 6),
        'thumbnails-per-row': 3,
        'square-thumbs': false,
        imageAspectRatio: 1.5,
        captions: false,
      }),
    },
  ],
});

const autogrid = page('autogrid', 'Auto grid', 'window', {
  summary: 'As many columns as fit.',
  lead: 'You say how wide a column should be, the page says how many there are. Nothing between them unless you ask for it.',
  examples: [
    {
      name: 'At least 250 pixels',
      about: 'As it comes. Columns grow to fill the width.',
      blocks: below('gallery', { design: 'autogrid', slides: BARE, imageAspectRatio: 1, captions: false }),
    },
    {
      name: 'At most 250 pixels',
      about: 'The same width as an upper bound: one column more, each a little narrower.',
      blocks: below('gallery', {
        design: 'autogrid',
        slides: BARE,
        imageAspectRatio: 1,
        columnWidthBehavior: 'max',
        gutter: 8,
        captions: false,
      }),
    },
    {
      name: 'Mixed',
      about: 'Pictures and a video, nothing cropped.',
      blocks: below('gallery', {
        design: 'autogrid',
        slides: [...FEW, VIDEO_SLIDE],
        mixedContent: true,
        gutter: 20,
      }),
    },
  ],
});

const autocolumns = page('autocolumns', 'Auto columns', 'arches', {
  summary: 'Columns of pictures in their own shapes.',
  lead: 'Pictures keep their shapes and stack in columns. Read them down, then across. The page knows every size before the first picture has loaded, so nothing jumps.',
  examples: [
    {
      name: 'Edge to edge',
      about: 'Columns of at least 250 pixels, no space between.',
      blocks: below('gallery', { design: 'autocolumns', slides: BARE, captions: false, lightbox: true }),
    },
    {
      name: 'Wider, with room',
      about: 'At least 320 pixels, 24 apart, with words.',
      blocks: below('gallery', { design: 'autocolumns', slides: SLIDES, columnWidth: 320, gutter: 24 }),
    },
  ],
});

const autorows = page('autorows', 'Auto rows', 'field', {
  summary: 'Rows that fill the width.',
  lead: 'Pictures of one row share a height near the one you set and fill the width together. Good for sets of many shapes.',
  examples: [
    {
      name: 'About 250 pixels high',
      about: 'As it comes, 20 pixels apart.',
      blocks: below('gallery', { design: 'autorows', slides: BARE, captions: false, lightbox: true }),
    },
    {
      name: 'Lower and closer',
      about: 'About 150 pixels high, 6 apart.',
      blocks: below('gallery', {
        design: 'autorows',
        slides: BARE,
        rowHeight: 150,
        gutter: 6,
        captions: false,
      }),
    },
  ],
});

const carousel = page('carousel', 'Carousel', 'jar', {
  summary: 'A row that moves by what you see.',
  lead: 'Three at a time, two on a phone. Arrows, keys, a finger or the mouse move it on by as many as are in view; the last group never leaves a gap.',
  examples: [
    {
      name: 'Three in view',
      about: 'As it comes. Works without script as a row to scroll.',
      blocks: below('gallery', { design: 'carousel', slides: SLIDES, imageAspectRatio: 0.8, lightbox: true }),
    },
    {
      name: 'Four, own gap',
      about: 'Four in view, 24 pixels apart, square.',
      blocks: below('gallery', {
        design: 'carousel',
        slides: SLIDES,
        slidesPerRow: 4,
        gutter: 24,
        imageAspectRatio: 1,
      }),
    },
    {
      name: 'All fit',
      about: 'Where all are in view there is nothing to press.',
      blocks: below('gallery', { design: 'carousel', slides: SLIDES.slice(0, 3), imageAspectRatio: 1.5 }),
    },
    {
      name: 'Round and round',
      about: 'After the last comes the first, every four seconds, by itself.',
      blocks: below('gallery', {
        design: 'carousel',
        slides: SLIDES.slice(0, 7),
        imageAspectRatio: 1.2,
        loop: 'yes',
        autoplay: true,
        'autoplay-duration': 4,
      }),
    },
  ],
});

const list = page('list', 'List', 'bowl', {
  summary: 'A picture and its words, one below the other.',
  lead: 'For things that need to be read as much as seen. The picture takes two fifths of the width unless you say otherwise; on a phone the words stand below it.',
  examples: [
    {
      name: 'Two fifths',
      about: 'As it comes.',
      blocks: below('gallery', { design: 'list', slides: FEW, imageAspectRatio: 1.5 }),
    },
    {
      name: 'A quarter, square',
      about: 'Small pictures, more room for words.',
      blocks: below('gallery', {
        design: 'list',
        slides: FEW,
        imageAspectRatio: 1,
        listImageSize: 25,
        lightbox: true,
      }),
    },
  ],
});

const slider = page('slider', 'Strip', 'sea', {
  summary: 'One row of equal height, the current one in the light.',
  lead: 'Pictures keep their shapes and stand in a row of one height. It goes round without end. Click one beside the current to bring it in.',
  examples: [
    {
      name: 'In the middle',
      about: 'As it comes: half as high as wide.',
      blocks: below('gallery', { design: 'slider', slides: SLIDES, gutter: 12, label: 'Strip' }),
    },
    {
      name: 'At the start, low',
      about: 'Height 6 of 20, aligned left. A click on the current picture goes on.',
      blocks: below('gallery', {
        design: 'slider',
        slides: SLIDES,
        vSize: 6,
        gutter: 8,
        'active-alignment': 'left',
        activeSlideClickBehavior: 'next',
        captions: false,
      }),
    },
    {
      name: 'With small pictures, not round',
      about: 'Aligned right, stops at both ends, small pictures below.',
      blocks: below('gallery', {
        design: 'slider',
        slides: [...SLIDES.slice(0, 6), VIDEO_SLIDE],
        'active-alignment': 'right',
        gutter: 8,
        loop: 'no',
        thumbnails: true,
        'thumbnail-strip-height': 64,
        lightbox: true,
      }),
    },
  ],
});

const slideshow = page('slideshow', 'Slideshow', 'stairs', {
  summary: 'One picture at a time, in the same place.',
  lead: 'Five ways to go from one to the next, by click, key, finger, mouse or time. It pauses under the pointer, while a video plays, and for people who asked for less motion.',
  examples: [
    {
      name: 'As it comes',
      about: 'A fade of one second, words at the bottom, a click goes on.',
      blocks: below('gallery', { design: 'slideshow', slides: FEW, imageAspectRatio: 1.6 }),
    },
    {
      name: 'By itself, with an address for each',
      about: 'Three seconds each. Every picture can be linked to; Back goes back.',
      blocks: below('gallery', {
        design: 'slideshow',
        slides: SLIDES,
        imageAspectRatio: 1.6,
        autoplay: true,
        'autoplay-duration': 3,
        historyHash: true,
        'meta-position': 'bottom-left',
      }),
    },
    {
      name: 'Whole pictures, small ones below',
      about: 'Nothing cropped: the frame follows the picture.',
      blocks: below('gallery', {
        design: 'slideshow',
        slides: [...FEW, VIDEO_SLIDE],
        'auto-crop': false,
        thumbnails: true,
        captions: false,
      }),
    },
    {
      name: 'Words in seven places',
      about:
        'Here at the top right. A click on the left half goes back, on the right half on. It stops at both ends.',
      blocks: below('gallery', {
        design: 'slideshow',
        slides: FEW,
        imageAspectRatio: 1.6,
        'meta-position': 'top-right',
        clickBehavior: 'auto',
        loop: 'no',
      }),
    },
  ],
});

const lightbox = page('lightbox', 'Lightbox', 'night', {
  summary: 'Any gallery, as large as the screen.',
  lead: 'Click a picture to see it large. Arrows, keys and swipes go on; Escape, a click beside the picture or a pull down closes. Two fingers zoom.',
  examples: [
    {
      name: 'Dark',
      about: 'With titles and descriptions, and a video among the pictures.',
      blocks: below('gallery', {
        design: 'grid',
        slides: [...SLIDES.slice(0, 7), VIDEO_SLIDE],
        lightbox: true,
      }),
    },
    {
      name: 'Light',
      about: 'The same on a light ground.',
      blocks: below('gallery', {
        design: 'autorows',
        slides: SLIDES,
        rowHeight: 180,
        gutter: 8,
        lightbox: true,
        lightboxTheme: 'light',
        captions: false,
      }),
    },
    {
      name: 'Links first',
      about: 'A picture with a link of its own leads there; the others open large.',
      blocks: below('gallery', {
        design: 'grid',
        'thumbnails-per-row': 3,
        slides: [
          { ...SLIDES[0], clickThrough: { href: '/blocks/image' }, title: 'A link' },
          { ...SLIDES[1], title: 'A picture' },
          { ...SLIDES[9], title: 'Another picture' },
        ],
        lightbox: true,
      }),
    },
  ],
});

export const galleries: readonly ShowcasePage[] = [
  grid,
  autogrid,
  autocolumns,
  autorows,
  carousel,
  list,
  slider,
  slideshow,
  lightbox,
];
