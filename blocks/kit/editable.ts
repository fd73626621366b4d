/** Marks, in the editor, the element that shows one value as it is, so that it can be typed into in place. */
export function editable(
  isEditing: boolean,
  ...path: readonly (string | number)[]
): { 'data-edit'?: string } {
  return isEditing ? { 'data-edit': path.join('.') } : {};
}
