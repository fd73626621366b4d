/**
 * Stands in zod's place in the built admin. The contract makes some hundred schemas as it loads, which would be a good part
 * of the time a slow machine needs to open the admin, to check what our own server says. Replies are checked where
 * that can be mended: by the compiler, in tests and while developing, which all use zod itself.
 */
const trusting: unknown = new Proxy(() => trusting, {
  get: (_, name) => (name === 'parse' ? (value: unknown) => value : trusting),
});

export const z = trusting;
