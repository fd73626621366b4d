const EDITOR_PATH = /^\/(?:pages\/[a-z0-9]{24}|collections\/[a-z0-9]{24}\/[a-z0-9]{24}\/page)$/;

/** Whether an address of the admin is that of a page being edited. */
export function isEditorPath(pathname: string): boolean {
  return EDITOR_PATH.test(pathname);
}

/** Whether it ends with the id of a document that knows its own address; an item does not. */
export function isPageEditorPath(pathname: string): boolean {
  return isEditorPath(pathname) && pathname.startsWith('/pages/');
}
