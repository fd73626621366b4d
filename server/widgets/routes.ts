import { widgets as contract } from '#contract/widgets.ts';
import type { Handle } from '../http/handle.ts';
import type { Widgets } from './service.ts';

export function serveWidgets(handle: Handle, deps: { widgets: Widgets }): void {
  handle(contract.render, ({ site, visitor, body }) => deps.widgets.render(site, visitor, body.widgetJSON));
}
