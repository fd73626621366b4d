/** The part of the address of a page's settings that names the tab to open. */
export const TAB_PARAMETER = 'tab';

export const historyPath = (pageId: string) => `/pages/${pageId}/settings?${TAB_PARAMETER}=history`;
