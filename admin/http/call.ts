import { browserDataLayer } from '#browser/http/data-layer.ts';
import { withAdminKey } from './admin-keys.ts';
import { withEarly } from './early.ts';
import { makeCall } from './make-call.ts';

/** The admin's way to the server. */
export const send = withEarly(withAdminKey(browserDataLayer()));
export const call = makeCall(send);
