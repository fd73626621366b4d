import { consentField } from '#core/consent/contacts.ts';
import { control, leaf } from '#core/fields/field.ts';
import { choice, group, image, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { MAX_LINK_LENGTH } from '#core/fields/link.ts';
import { frameSource, NOT_EMBEDDABLE } from './source.ts';

const words = {
  label: 'Address',
  help: 'Of a page that lets itself be shown in other pages, or of a song at SoundCloud, Spotify or Mixcloud.',
};

const address = leaf<string>({
  control: control('address', words, { max: MAX_LINK_LENGTH, placeholder: 'https://' }),
  initial: '',
  parse(value) {
    if (value === '') return { value };
    if (typeof value !== 'string' || value.length > MAX_LINK_LENGTH || frameSource(value) === undefined)
      return { problem: NOT_EMBEDDABLE };
    return { value: value.trim() };
  },
});

export const fields = group({
  address,
  title: text({ max: 200, label: 'What it shows', help: 'Read out to people who cannot see the frame.' }),
  preview: image({
    label: 'Preview',
    help: 'Shown until somebody opens it, so that nothing is loaded from elsewhere before.',
  }),
  ratio: choice(['wide', 'landscape', 'square', 'portrait', 'player'], 'wide', {
    label: 'Shape',
    labels: { player: 'Audio player' },
  }),
  scripts: toggle(true, { label: 'Let it run its scripts' }),
  fullscreen: toggle(true, { label: 'Let it fill the screen' }),
  consent: consentField(),
});

export type EmbedValues = ValueOf<typeof fields>;
