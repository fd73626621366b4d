import { digest } from '../../secrets/secrets.ts';
import { ARRIVAL_COOKIE } from '../sessions/session-cookie.ts';

const secret = 'a-browser-on-its-way';

/** A browser that has begun at a site's host: what it holds, and what it says of that to the app domain. */
export const arrival = { cookie: `__Host-${ARRIVAL_COOKIE}=${secret}`, proof: `proof=${digest(secret)}` };
