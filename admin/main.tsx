import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './shell/admin.css';
import { z } from 'zod';
import { askEarly } from './editor/early.ts';
import { isPageEditorPath } from './editor/editor-path.ts';

// Said before any schema is made: the first one would otherwise try out code made from text, which the
// content security policy forbids. That is why everything else comes by a later import.
z.config({ jitless: true });
const place = location.pathname.replace(/^\/config/, '');
askEarly(place);
void import('./shell/start.tsx');
// Fetched along with it, not after it.
if (isPageEditorPath(place)) void import('./pages/area.tsx');
