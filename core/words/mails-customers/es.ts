import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  dayLink: 'El enlace funciona una vez, durante un día.',
  welcome: 'Confirma tu correo para {site}',
  welcomeWords:
    'gracias por registrarte en {site}. Confirma tu correo y elige una contraseña para abrir tu cuenta.',
  confirmEmail: 'Confirmar correo',
  known: 'Ya tienes una cuenta en {site}',
  knownWords:
    'alguien, quizá tú, ha intentado registrarse en {site} con este correo. Ya tiene una cuenta y nada ha cambiado.',
  logIn: 'Iniciar sesión',
  forgotThere: 'Si has olvidado tu contraseña, allí puedes elegir otra.',
  unknown: 'Aún no hay cuenta en {site}',
  unknownWords:
    'alguien, quizá tú, ha intentado iniciar sesión en {site} con este correo. Aún no tiene cuenta; puede que usaras otro.',
  signUp: 'Registrarse',
  reset: 'Elige una contraseña nueva para {site}',
  resetWords: 'alguien, quizá tú, ha pedido una contraseña nueva para tu cuenta en {site}.',
  choosePassword: 'Elegir contraseña nueva',
  hourLinkPassword: 'El enlace funciona una vez, durante una hora. Hasta entonces tu contraseña sigue igual.',
  login: 'Inicia sesión en {site}',
  loginWords: 'usa este enlace para iniciar sesión en {site}.',
  hourLinkSecret: 'El enlace funciona una vez, durante una hora. No lo reenvíes: abre tu cuenta.',
  password: 'Se ha cambiado tu contraseña en {site}',
  passwordWords:
    'la contraseña de tu cuenta en {site} se acaba de cambiar y se ha cerrado la sesión en tus otros dispositivos.',
  passwordNotYou: 'Si no has sido tú, pide enseguida una contraseña nueva en la página de inicio de sesión.',
};
