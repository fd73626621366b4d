import { choice, group, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  name: toggle(true, { label: 'Name' }),
  address: toggle(true, { label: 'Address' }),
  phone: toggle(true, { label: 'Phone' }),
  email: toggle(true, { label: 'Email' }),
  hours: toggle(true, { label: 'Opening hours' }),
  size: choice(['small', 'normal', 'large', 'display'], 'normal', { label: 'Size' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type BusinessValues = ValueOf<typeof fields>;
