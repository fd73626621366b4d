import { request } from '#browser/http/request.ts';

const GONE = 404;
let asking: Promise<boolean> | undefined;

/** Whether the server has another version of the admin by now: the files of the open one are gone then. */
export function isUpdated(): Promise<boolean> {
  asking ??= isOwnScriptGone().then((answer) => {
    // What is so stays so; everything else is asked anew.
    if (!answer) asking = undefined;
    return answer;
  });
  return asking;
}

/** Each build names the script that a document of the admin begins with anew. */
async function isOwnScriptGone(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  return request('HEAD', own, { cache: 'no-store' }).then(
    ({ status }) => status === GONE,
    () => false,
  );
}
