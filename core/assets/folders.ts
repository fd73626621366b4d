export const MAX_FOLDER_DEPTH = 6;
const MAX_FOLDER_NAME_LENGTH = 60;
/** The folder of everything that is in none. */
export const TOP_FOLDER = '';

/** A folder is the names that lead to it, with slashes between: `Autumn/Table`. */
export function folderProblem(path: string): string | undefined {
  if (path === TOP_FOLDER) return undefined;
  const names = path.split('/');
  if (names.some((name) => name.trim() === '')) return 'Please give the folder a name.';
  if (names.length > MAX_FOLDER_DEPTH) return `Folders can be up to ${MAX_FOLDER_DEPTH} levels deep.`;
  if (names.some((name) => name.length > MAX_FOLDER_NAME_LENGTH))
    return `The name of a folder can have up to ${MAX_FOLDER_NAME_LENGTH} characters.`;
  return names.some((name) => /[\\\p{Cc}]/u.test(name) || name !== name.trim() || /^\.+$/.test(name))
    ? 'This cannot be the name of a folder.'
    : undefined;
}

export function moveFolderProblem(from: string, to: string): string | undefined {
  if (from === TOP_FOLDER || to === TOP_FOLDER) return 'Please give the folder a name.';
  return isWithin(to, from) && to !== from ? 'A folder cannot be moved into itself.' : folderProblem(to);
}

export function isWithin(path: string, folder: string): boolean {
  return folder === TOP_FOLDER || path === folder || path.startsWith(`${folder}/`);
}

/** The folders on the way to one, the outermost first, itself last. */
export function trailOf(path: string): string[] {
  if (path === TOP_FOLDER) return [];
  const names = path.split('/');
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
}

export function folderName(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** Where a folder can be moved to: anywhere but into itself or to where it is. */
export function placesFor(path: string, all: readonly string[]): string[] {
  const above = trailOf(path).at(-2) ?? TOP_FOLDER;
  return [TOP_FOLDER, ...all].filter(
    (place) => place !== above && (place === TOP_FOLDER || !isWithin(place, path)),
  );
}

export function pathIn(folder: string, name: string): string {
  return folder === TOP_FOLDER ? name : `${folder}/${name}`;
}

/** The folders directly inside one, of all that exist. */
export function subfolders(all: readonly string[], folder: string): string[] {
  const depth = folder === TOP_FOLDER ? 1 : folder.split('/').length + 1;
  return all.filter((path) => isWithin(path, folder) && path.split('/').length === depth).sort();
}
