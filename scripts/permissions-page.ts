/** Writes docs/permissions.md from the contract: who may make which call. `node scripts/permissions-page.ts` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '#core/people/roles.ts';
import { CONTRACT } from '#contract/index.ts';
import { CALLERS, mayCall } from '#contract/who-may.ts';

export const PERMISSIONS_PAGE = join(import.meta.dirname, '../docs/permissions.md');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function permissionsPage(): string {
  const features = Object.entries(CONTRACT).map(([feature, routes]) => {
    const rows = Object.values(routes).map((route) =>
      row([
        `\`${route.method} ${route.path}\`${route.sudo ? ' 🔒' : ''}`,
        route.needs === 'operator' ? 'operators only' : route.scope,
        ...CALLERS.map((caller) => (mayCall(route, caller) ? '✓' : '')),
      ]),
    );
    const head = ['Call', 'Where', ...CALLERS.map(({ name }) => name)];
    return `## ${feature}\n\n${[row(head), row(head.map(() => '---')), ...rows].join('\n')}\n`;
  });
  return `# Who may call what

Made from the contract by \`node scripts/permissions-page.ts\`; a test compares it with the server that is really built.

A tick says that the call is not refused for who makes it. Somebody with several roles may do what any of them allows. A lock says that the call asks again who it is (password and second factor, or a passkey), unless that was asked within ten minutes; for calls that give roles it is asked when they make an admin. A call on the platform about one site (\`/api/sites/:id/…\`) asks besides that the site is one's own; a foreign one is answered like one that does not exist.

${ROLES.map(({ name, summary }) => `- **${name}**: ${summary}`).join('\n')}
- **Owner**: An admin who cannot be removed, and alone hands the site over or deletes it.
- **Operators** run the server (\`OPERATORS\`). No role on a site makes somebody one of them, so their calls have no tick.

${features.join('\n')}`;
}

if (import.meta.main) writeFileSync(PERMISSIONS_PAGE, permissionsPage());
