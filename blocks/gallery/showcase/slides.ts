/** Pictures that galleries are shown with, here and in the journeys. */
const slide = (name: string, title = '', description = '') => ({
  image: `picture:${name}`,
  title,
  description,
});

export const SLIDES = [
  slide('hills', 'North of the river', 'Four ranges, one afternoon.'),
  slide('bowl', 'Two oranges', 'Morning, on the kitchen table.'),
  slide('sea', 'Out at dusk', 'The last boat, the first light.'),
  slide('window', 'A window at six'),
  slide('arches', 'Arches', 'Three deep, in the sun.'),
  slide('field', 'After ploughing', 'One tree was left standing.'),
  slide('jar', 'A jar', 'Clay label, no words.'),
  slide('stairs', 'The way up'),
  slide('night', 'Somebody is awake'),
  slide('cup', 'Coffee', 'Black, as always.'),
];

export const FEW = SLIDES.slice(0, 5);
/** Without words, for designs that are shown for their shapes. */
export const BARE = SLIDES.map(({ image }) => ({ image }));

export const VIDEO_SLIDE = {
  type: 'video',
  title: 'A short film',
  description: 'Plays when you ask for it, and not before.',
  image: 'picture:night',
  video: 'https://player.vimeo.com/video/76979871',
};
