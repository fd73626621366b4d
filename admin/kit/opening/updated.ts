let asking: Promise<boolean> | undefined;

/** Whether the server has another version of the admin by now: the files of the open one are gone then. */
export function isUpdated(): Promise<boolean> {
  asking ??= ask().then((answer) => {
    // What is so stays so; everything else is asked anew.
    if (!answer) asking = undefined;
    return answer;
  });
  return asking;
}

/** Each build names the script that a document of the admin begins with anew. */
async function ask(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
