// `npm run files`: runs the server's own command on the Node that comes with the packages.
import { runServerCommand } from './project.mjs';

runServerCommand('storage/files-command.ts');
