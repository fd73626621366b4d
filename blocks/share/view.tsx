import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import type { ShareValues } from './fields.ts';
import { ShareLinks } from './links.tsx';
import { SHARE_TARGETS } from './targets.ts';

export function ShareView({ values }: ViewProps<ShareValues>) {
  const page = useContext(PageContentContext);
  const targets = SHARE_TARGETS.filter((target) => values[target]);
  return <ShareLinks label={values.label} targets={targets} hasCopy={values.copy} page={page} />;
}
