import { widgets as contract } from '#contract/widgets.ts';
import type { Handle } from '../http/handle.ts';
import { passesOf } from '../serving/passes-of.ts';
import type { Widgets } from './service.ts';

export function serveWidgets(handle: Handle, deps: { widgets: Widgets }): void {
  handle(contract.render, ({ site, visitor, request, body }) =>
    deps.widgets.render(site, passesOf(request, visitor), body.widgetJSON),
  );
}
