import {
  buildCommonData,
  isTaken,
  NO_PAYLOAD,
  PRODUCT_SCHEMA,
  trackingFailed,
} from '#core/analytics/common-data.ts';
import { productEvent } from '#contract/addresses/visits/events.ts';
import { request } from '../http/request.ts';
import { crumbCookie } from '../http/crumb.ts';
import { analyticsId } from './analytics-id.ts';

/** Tells the product of its own use. Whoever does not care for the answer catches it. */
export async function trackProductEvent(
  payload: Readonly<Record<string, unknown>> | undefined,
  templateId: string,
): Promise<void> {
  if (!payload) throw new Error(NO_PAYLOAD);
  const json = {
    analyticsId: analyticsId(),
    commonData: buildCommonData(payload, (message) => console.warn(message)),
    customData: aboutBrowser(templateId),
    customSchemaName: PRODUCT_SCHEMA,
  };
  const crumb = crumbCookie.read();
  const { status } = await request(productEvent.method, productEvent.path, {
    json,
    keepalive: true,
    headers: crumb ? { 'x-csrf-token': crumb } : {},
  });
  if (isTaken(status)) return;
  console.warn(trackingFailed(status));
  throw new Error(trackingFailed(status));
}

function aboutBrowser(templateId: string) {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return {
    frame_url: location.href,
    effective_connection_type: connection?.effectiveType ?? '',
    selected_template_identifier: templateId,
    template_identifier: templateId,
    device_orientation: screen.orientation?.type ?? '',
    display_mode: matchMedia('(display-mode: standalone)').matches ? 'standalone' : 'browser',
  };
}
