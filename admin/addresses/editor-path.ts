import { isCollectionPanelPath } from '#core/ids.ts';

/** An item on its page, the page of a list, and what surrounds each item. */
const IN_COLLECTION = /^\/collections\/[a-z0-9]{24}\/(?:(?:[a-z0-9]{24}\/)?page|item-page)$/;

/** Whether an address of the admin is that of a page being edited. */
export function isEditorPath(pathname: string): boolean {
  return isPageEditorPath(pathname) || IN_COLLECTION.test(pathname);
}

/** Whether it ends with the id of a document that knows its own address; an item does not. */
export function isPageEditorPath(pathname: string): boolean {
  return isCollectionPanelPath(pathname);
}
