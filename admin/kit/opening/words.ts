import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('kit/opening', {
  loadingThePage: 'Loading the page',
});
