export const en = {
  dayLink: 'The link works once, within a day.',
  welcome: 'Confirm your email for {site}',
  welcomeWords:
    'Thank you for signing up at {site}. Confirm your email and choose a password to open your account.',
  confirmEmail: 'Confirm email',
  known: 'You already have an account at {site}',
  knownWords:
    'Someone, perhaps you, tried to sign up at {site} with this email address. It already has an account, and nothing has changed.',
  logIn: 'Log in',
  forgotThere: 'If you have forgotten your password, you can choose a new one there.',
  unknown: 'No account at {site} yet',
  unknownWords:
    'Someone, perhaps you, tried to log in at {site} with this email address. It has no account yet; you may have signed up with a different one.',
  signUp: 'Sign up',
  reset: 'Choose a new password for {site}',
  resetWords: 'Someone, perhaps you, asked for a new password for your account at {site}.',
  choosePassword: 'Choose a new password',
  hourLinkPassword: 'The link works once, within an hour. Until then your password stays as it is.',
  login: 'Log in at {site}',
  loginWords: 'Use this link to log in at {site}.',
  hourLinkSecret: 'The link works once, within an hour. Forward it to nobody: it opens your account.',
  password: 'Your password at {site} was changed',
  passwordWords:
    'The password of your account at {site} was changed just now, and all your other devices were logged out.',
  passwordNotYou: 'If this was not you, ask for a new password on the login page right away.',
} as const;
