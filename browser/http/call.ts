import { browserDataLayer } from './data-layer.ts';
import { makeCall } from './make-call.ts';

/** The way of visitors’ code to the server. */
export const call = makeCall(browserDataLayer());
