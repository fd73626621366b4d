/** Where the editor leads besides the page: back to a list, and to what is set beside the canvas. */
export interface EditorPlaces {
  back: { to: string; label: string };
  settings: { to: string; label: string };
}
