/** What an empty text says in the editor, and nowhere else. */
export const PLACEHOLDER = 'Write something here';

/** Marks, in the editor, the element that shows one value as it is, so that it can be typed into in place. */
export function editable(
  isEditing: boolean,
  ...path: readonly (string | number)[]
): { 'data-edit'?: string; 'data-placeholder'?: string } {
  return isEditing ? { 'data-edit': path.join('.'), 'data-placeholder': PLACEHOLDER } : {};
}
