import { expect, test } from 'vitest';
import { iconFiles, withOwnIcons } from './own-icons.ts';

const FILES = iconFiles(`export { index as icons };
export { default as Box, default as BoxIcon } from './icons/box.mjs';
export { default as Fingerprint, default as FingerprintPattern } from './icons/fingerprint-pattern.mjs';
`);

test.each([
  [`import { Box } from 'lucide-react';`, `import { default as Box } from 'lucide-react/icons/box';`],
  [
    `import {\n  BoxIcon as Crate,\n  Fingerprint,\n  type LucideIcon,\n} from 'lucide-react';`,
    `import { default as Crate } from 'lucide-react/icons/box'; import { default as Fingerprint } from 'lucide-react/icons/fingerprint-pattern';`,
  ],
  [
    `export { Box as default } from 'lucide-react';`,
    `export { default as default } from 'lucide-react/icons/box';`,
  ],
  [`import { type LucideIcon } from 'lucide-react';`, ''],
  [`import type { LucideIcon } from 'lucide-react';`, `import type { LucideIcon } from 'lucide-react';`],
  [`import { Unheard } from 'lucide-react';`, `import { Unheard } from 'lucide-react';`],
])('icons are asked of their own files: %s', (source, asked) => {
  expect(withOwnIcons(source, FILES)).toBe(asked);
});
