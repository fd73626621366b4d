import { say } from './words.ts';
const IS_MAC = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A press in the way commands name their keys. The sign decides, not the key it shares with others. */
export function pressOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press, isMac = IS_MAC): string {
  const isMod = isMac ? metaKey : ctrlKey;
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  return [
    isMod && 'mod',
    (isMac ? ctrlKey : metaKey) && 'other',
    altKey && 'alt',
    shiftKey && !isSign && 'shift',
    key.length === 1 ? key.toUpperCase() : key,
  ]
    .filter(Boolean)
    .join('+');
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: say('esc'),
  Delete: say('del'),
  Backspace: '⌫',
  Enter: '↵',
};

/** The keys of a command as they are printed on a keyboard. */
export function keyCaps(keys: string, isMac = IS_MAC): string[] {
  if (keys === '+') return ['+'];
  return keys.split('+').map((key) => {
    if (key === 'mod') return isMac ? '⌘' : say('ctrl');
    if (key === 'alt') return isMac ? '⌥' : say('alt');
    if (key === 'shift') return isMac ? '⇧' : say('shift');
    return SIGNS[key] ?? key;
  });
}
