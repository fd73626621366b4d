import './platform.css';
import './landing.css';
import './login.css';
import { startLogin } from './start-login.ts';
import { startLogout } from './start-logout.ts';

const form = document.querySelector<HTMLFormElement>('#login');
if (form) startLogin(form);
const button = document.querySelector<HTMLButtonElement>('#logout');
if (button) startLogout(button);
