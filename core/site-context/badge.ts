import { TEMPLATE_VERSION } from './template-version.ts';

/** Today's templates have no corner to spare for the platform's badge. */
export function hasBadge(ssBadgeType: string, templateVersion: string): boolean {
  return ssBadgeType !== 'none' && templateVersion !== TEMPLATE_VERSION;
}
