/** The player for galleries and the lightbox, which load it when they have a video. */
export { makeVideo } from './player.ts';
