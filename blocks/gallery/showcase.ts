import { below, type ShowcasePage } from '../kit/showcase.ts';
import { galleries } from './showcase/designs.ts';
import { FEW, SLIDES } from './showcase/slides.ts';
import { transitions } from './showcase/transitions.ts';

const page: ShowcasePage = {
  type: 'gallery',
  title: 'Gallery',
  kind: 'Media',
  summary: 'Pictures and videos in eight designs.',
  lead: 'Up to fifty pictures and videos. Choose a design; each shows only the options that fit it, and your pictures stay when you change it. Every design and transition has a page of its own in the menu.',
  picture: 'sea',
  examples: [
    {
      name: 'Grid',
      about: 'Equal cells. See also auto grid, auto columns and auto rows.',
      blocks: below('gallery', {
        design: 'grid',
        slides: SLIDES.slice(0, 8),
        captions: false,
        lightbox: true,
      }),
    },
    {
      name: 'Slideshow',
      about: 'One at a time. Five transitions.',
      blocks: below('gallery', { design: 'slideshow', slides: FEW, imageAspectRatio: 1.6, thumbnails: true }),
    },
    {
      name: 'Carousel',
      about: 'A few at a time.',
      blocks: below('gallery', { design: 'carousel', slides: SLIDES, imageAspectRatio: 0.8 }),
    },
  ],
};

/** Designs and transitions each have a page of their own. */
export default [page, ...galleries, ...transitions];
