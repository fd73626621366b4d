import { catalogue } from '../../../../words/catalogue.ts';

export const say = catalogue('features/selling/shop/views', {
  savedViews: 'Saved views',
  saveView: 'Save view',
  updateView: 'Update view',
  viewName: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  rename: 'Rename view',
  remove: 'Delete view',
  actionsOf: 'Actions for {name}',
  viewSaved: 'View saved.',
  viewDeleted: 'View deleted.',
});
