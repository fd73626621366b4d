import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  membersOnly: 'Solo para miembros',
  forMembers: 'Esta página es para miembros.',
  needsAccount: 'Inicia sesión o crea una cuenta para ver esta página.',
  notIncluded: 'Tu cuenta no incluye esta página.',
  logIn: 'Iniciar sesión',
  logInOrSignUp: 'Iniciar sesión o registrarse',
  joinWith: 'Hazte miembro con {product}',
  goToArea: 'Ir a la zona de miembros',
  memberships: 'Membresías',
  getMails: 'Recibir por correo las novedades de esta área',
  joined: 'Ahora tienes acceso a {area}.',
  teaser: 'Los miembros pueden verlo todo.',
};
