import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { fields, type ShareValues } from './fields.ts';
import { ShareLinks } from './links.tsx';
import { SHARE_TARGETS } from './targets.ts';
import { useWords } from '../kit/words.ts';

export function ShareView({ values }: ViewProps<ShareValues>) {
  const say = useWords('sharing');
  const page = useContext(PageContentContext);
  const targets = SHARE_TARGETS.filter((target) => values[target]);
  const label = values.label === fields.initial.label ? say('share') : values.label;
  return <ShareLinks label={label} targets={targets} hasCopy={values.copy} page={page} />;
}
