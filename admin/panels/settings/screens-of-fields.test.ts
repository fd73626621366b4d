import { expect, test } from 'vitest';
import { SETTINGS } from '#core/settings/groups.ts';
import { fieldsOn } from './screens-of-fields.ts';

test('each field of a group that is spread over screens stands on exactly one', () => {
  const shown = {
    site: [...fieldsOn('site', 'site'), ...fieldsOn('site', 'region')],
    access: [...fieldsOn('access', 'escape'), ...fieldsOn('access', 'access'), ...fieldsOn('access', 'lock')],
  };
  for (const [group, names] of Object.entries(shown) as ['site' | 'access', string[]][])
    expect(names.toSorted()).toEqual(Object.keys(SETTINGS[group].control.fields ?? {}).toSorted());
});
