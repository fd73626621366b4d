// `npm run doctor`: runs the server's own command on the Node that comes with the packages.
import { runServerCommand } from './project.mjs';

runServerCommand('doctor/doctor-command.ts');
