import { derivePalette, type Roles, type Seeds } from '#core/theme/palette.ts';

/** Whose mail it is, as far as one sees it. */
export interface MailLook {
  title: string;
  /** Of the site's files; empty without one. */
  logo: string;
  seeds: Seeds;
}

const OWN: Roles = {
  paper: '#faf9f6',
  ink: '#16150f',
  quiet: '#66635a',
  line: '#e4e1d8',
  accent: '#1f5eff',
  onAccent: '#ffffff',
};

export const rolesOf = (look: MailLook | undefined): Roles => (look ? derivePalette(look.seeds).paper : OWN);
