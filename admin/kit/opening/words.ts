import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('kit/opening', {
  loadingThePage: 'Loading the page',
  newVersion: 'A new version is ready',
  reloadToOpen: 'Reload to open this screen. Your drafts are saved.',
  reload: 'Reload',
});
