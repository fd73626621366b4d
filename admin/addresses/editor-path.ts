import { isCollectionPanelPath } from '#core/ids.ts';

const ITEM_PAGE_PATH = /^\/collections\/[a-z0-9]{24}\/[a-z0-9]{24}\/page$/;

/** Whether an address of the admin is that of a page being edited. */
export function isEditorPath(pathname: string): boolean {
  return isPageEditorPath(pathname) || ITEM_PAGE_PATH.test(pathname);
}

/** Whether it ends with the id of a document that knows its own address; an item does not. */
export function isPageEditorPath(pathname: string): boolean {
  return isCollectionPanelPath(pathname);
}
