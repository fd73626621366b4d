/** In the address of the editor: what of the page is edited. */
export const AREA_PARAMETER = 'area';

export const footerEditorPath = (pageId: string) => `/pages/${pageId}?${AREA_PARAMETER}=footer`;

/** The address of a page in the frame while something besides its own sections is edited. */
export function areaPath(path: string, area: 'footer' | 'itemPage' = 'footer'): string {
  return `${path}${path.includes('?') ? '&' : '?'}${AREA_PARAMETER}=${area}`;
}

/** In the address of the editor: the language whose texts are edited; none for the one the site is written in. */
export const LANGUAGE_PARAMETER = 'language';

/** Where the texts of a document are translated side by side. */
export const translationPath = (language: string, of: string) => `/translations/${language}/${of}`;

/** A page opened to be edited in a language. */
export const pageInLanguagePath = (pageId: string, language: string) =>
  `/pages/${pageId}?${LANGUAGE_PARAMETER}=${language}`;
