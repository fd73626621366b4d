// What pages say to the server goes out in one place, to addresses that are written once.

/** @typedef {import('./boundaries.mjs').Finding} Finding */

const PAGES = /^(?:browser|blocks|site|admin)\//;
const SENDERS = /^browser\/http\//;
const WRITTEN_ADDRESS = /(?<=['"`}])\/api\//;
const SENDING = /(?<![\w.])(?:fetch|sendBeacon|XMLHttpRequest|EventSource|WebSocket)\(|\.sendBeacon\(/;

/**
 * @param {string} path
 * @param {string} source
 * @returns {Finding[]}
 */
export function checkCalls(path, source) {
  if (!PAGES.test(path)) return [];
  return source.split('\n').flatMap((text, index) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(text)) return [];
    const place = { path, line: index + 1 };
    const findings = [];
    if (WRITTEN_ADDRESS.test(text))
      findings.push({
        ...place,
        fault: 'writes the address of a call',
        instead: 'name it in contract/addresses/, and use it with call, ask, tell or hrefTo',
      });
    if (SENDING.test(text) && !SENDERS.test(path))
      findings.push({
        ...place,
        fault: 'talks to the server by itself',
        instead: 'use call, ask or tell of browser/http/, which know what the contract declares',
      });
    return findings;
  });
}
