/** In the address of the editor: what of the page is edited. */
export const AREA_PARAMETER = 'area';

export const footerEditorPath = (pageId: string) => `/pages/${pageId}?${AREA_PARAMETER}=footer`;

/** The address of a page in the frame while its footer is edited. */
export function areaPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${AREA_PARAMETER}=footer`;
}
