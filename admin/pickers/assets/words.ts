import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('pickers/assets', {
  focalPointPercentFrom:
    'Focal point, {percent} from the left, {percent2} from the top. Move it by arrow keys.',
  folders: 'Folders',
  allFiles: 'All files',
  moreForTheFolder: 'More for the folder {name}',
  open: 'Open',
  rename: 'Rename',
  move: 'Move',
  removeFolderKeepIts: 'Remove folder, keep its files',
  renameTheFolder: 'Rename the folder',
  aFoldersNameCannot: 'A folder’s name cannot contain a slash.',
  name: 'Name',
  moveName: 'Move “{name}”',
  nameIsInOf: '“{name}” moved to {of}.',
  into: 'To',
  nameWasRemovedWhat: '“{name}” removed. Its files are in {of}.',
  removeTheFolderName: 'Remove the folder “{name}”?',
  noFileIsDeleted: 'No files are deleted. Its files and folders move to {of}.',
  keep: 'Keep',
  removeFolder: 'Remove folder',
  selectName: 'Select {name}',
  addingToYourFiles: 'Adding the picture to your files',
  sourceTakes:
    '{source, select, drawn {Drawn for the templates, free to use. The one you choose is added to your files.} other {Free photos. The one you choose is added to your files with its credit.}}',
  noPictureFound: 'No pictures for “{words}”. Try another word.',
  picturesToTake: 'Pictures to choose from',
});
