import { browserDataLayer } from '#browser/http/data-layer.ts';
import { withIdentity } from './confirm-identity.ts';
import { withAdminKey } from './admin-keys.ts';
import { withEarly } from './early.ts';
import { withHearing } from './heard.ts';
import { makeCall } from './make-call.ts';

/** The admin's way to the server. */
export const send = withHearing(withIdentity(withEarly(withAdminKey(browserDataLayer()))));
export const call = makeCall(send);
