/** What templates are made for today. */
export const TEMPLATE_VERSION = '7.1';
/** Templates that keep the ways of an earlier version. */
const OLDER: Readonly<Record<string, string>> = { showcase: '7.0' };

export function templateVersionOf(templateId: string): string {
  return OLDER[templateId] ?? TEMPLATE_VERSION;
}
