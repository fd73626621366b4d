const EDITOR_PATH = /^\/pages\/[a-z0-9]{24}$/;

/** Whether an address of the admin is that of a page being edited. */
export function isEditorPath(pathname: string): boolean {
  return EDITOR_PATH.test(pathname);
}
