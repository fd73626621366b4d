import './shell/admin.css';
import { z } from 'zod';
import { isOpening, beginOpening } from './kit/opening/opening.ts';
import { speak } from './words/catalogue.ts';

// Said before any schema is made: the first one would otherwise try out code made from text, which the
// content security policy forbids. That is why everything else comes by a later import.
z.config({ jitless: true });
const place = location.pathname.replace(/^\/config/, '');
beginOpening(place);
const open = () => {
  void import('./shell/start.tsx');
  // Fetched along with it, not after it.
  if (isOpening()) {
    void import('./features/pages/area.tsx');
    void import('./features/pages/page/editor-page.tsx');
  } else void import('./shell/chrome/chrome.ts');
};
// Labels are read as soon as a module runs. Without its language the admin speaks English.
const language = speak(document.documentElement.lang);
if (language) void language.then(open, open);
else open();
