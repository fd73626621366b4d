/** A year. Without subdomains: those of an owner's domain are not ours to decide about. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** On every answer, whatever it is. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? { ...SECURITY_HEADERS, ...HTTPS_ONLY } : SECURITY_HEADERS;

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};
