import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('fields/files', {
  deletedFile: 'Deleted file',
  chooseFile: 'Choose file',
  replace: 'Replace',
  remove: 'Remove',
  chooseAFile: 'Choose a file',
  change: 'Change',
  removeLabel: 'Remove {label}',
  chooseAPicture: 'Choose a picture',
  orDropOrPaste: 'or drop or paste one here',
  focalPoint: 'Focal point',
  descriptionAltText: 'Description (alt text)',
  removePictureIndex: 'Remove picture {index}',
  addAPicture: 'Add a picture',
  useTheOneOf: 'Use the picture from {providerName}',
});
