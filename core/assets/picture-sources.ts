/** Where owners can take pictures from besides their own files: what the templates show, and photographs of a service. */
export const PICTURE_SOURCES = ['drawn', 'photos'] as const;
export type PictureSourceId = (typeof PICTURE_SOURCES)[number];
