/** What a template's pages and its media library need to know about one of its pictures. */
export interface Picture {
  name: string;
  file: string;
  width: number;
  height: number;
  alt: string;
  focalPoint: { x: number; y: number };
}
