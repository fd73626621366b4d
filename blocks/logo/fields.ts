import { group, image, link, number, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  image: image({ label: 'Picture', help: 'Empty shows the logo of the site, or its title.' }),
  width: number({ min: 40, max: 600, initial: 160, label: 'Width', unit: 'px' }),
  to: link({ label: 'Link', help: 'Leave empty to link to the home page.' }),
});

export type LogoValues = ValueOf<typeof fields>;
