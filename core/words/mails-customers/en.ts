export const en = {
  dayLink: 'The link works once, within a day.',
  welcome: 'Confirm your email for {site}',
  welcomeWords:
    'thank you for signing up at {site}. Confirm your email and choose a password to open your account.',
  confirmEmail: 'Confirm email',
  known: 'You already have an account at {site}',
  knownWords:
    'someone, perhaps you, tried to sign up at {site} with this email address. It already has an account, and nothing has changed.',
  logIn: 'Log in',
  forgotThere: 'If you have forgotten your password, you can choose a new one there.',
  unknown: 'No account at {site} yet',
  unknownWords:
    'someone, perhaps you, tried to log in at {site} with this email address. It has no account yet; you may have signed up with a different one.',
  signUp: 'Sign up',
  reset: 'Choose a new password for {site}',
  resetWords: 'someone, perhaps you, asked for a new password for your account at {site}.',
  choosePassword: 'Choose a new password',
  hourLinkPassword: 'The link works once, within an hour. Until then your password stays as it is.',
  login: 'Log in at {site}',
  loginWords: 'use this link to log in at {site}.',
  hourLinkSecret: 'The link works once, within an hour. Forward it to nobody: it opens your account.',
  password: 'Your password at {site} was changed',
  passwordWords:
    'the password of your account at {site} was changed just now, and all your other devices were logged out.',
  passwordNotYou: 'If this was not you, ask for a new password on the log-in page at once.',
} as const;
