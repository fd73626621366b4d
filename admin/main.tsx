import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './shell/admin.css';
import { z } from 'zod';

// Said before any schema is made: the first one would otherwise try out code made from text, which the
// content security policy forbids. That is why everything else comes by a later import.
z.config({ jitless: true });
void import('./shell/start.tsx');
