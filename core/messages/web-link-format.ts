import { EXAMPLE_HOST, EXAMPLE_URL, WEB_LINK_FORMAT } from './editing.ts';

/** One value cannot fill the same place twice with different examples, so this sentence is filled here. */
export function describeWebLinkFormat(): string {
  return WEB_LINK_FORMAT.replace('{host}', EXAMPLE_HOST).replace('{host}', EXAMPLE_URL);
}
