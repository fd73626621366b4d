import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/settings', {
  savingYourChangesAs: 'Saving your changes as a draft…',
  theseSettingsAreLive: 'These settings are live.',
  savedAsADraft: 'Saved as a draft. Publish to make it live.',
  backToSettings: 'Back to settings',
  publishTheseSettings: 'Publish these settings',
});
