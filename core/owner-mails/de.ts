import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  notYou: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun.',
  undo: 'Das war ich nicht',
  undoWords:
    'Falls Sie das nicht waren, nutzen Sie den Link. Er meldet alle ab, stellt Ihre E-Mail-Adresse und die Anmeldung in zwei Schritten wieder her, entfernt seither hinzugefügte Passkeys und lässt Sie ein neues Passwort wählen. Er gilt einmal, innerhalb von 7 Tagen.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',

  confirmEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  confirmEmailWords: 'willkommen bei Plinth. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
  confirmEmailAction: 'E-Mail-Adresse bestätigen',
  withinADay: 'Der Link gilt einmal, innerhalb eines Tages.',

  alreadySignedUp: 'Sie haben bereits ein Konto',
  alreadySignedUpWords:
    'jemand, vielleicht Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren. Für sie gibt es bereits ein Konto; es wurde nichts geändert.',
  forgotten: 'Falls Sie das Passwort vergessen haben, wählen Sie ein neues: {url}',

  resetPassword: 'Neues Passwort wählen',
  resetPasswordWords: 'jemand, vielleicht Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.',
  withinAnHour:
    'Der Link gilt einmal, innerhalb einer Stunde. Bis dahin bleibt Ihr jetziges Passwort gültig.',

  nobodyToReset: 'Für diese E-Mail-Adresse gibt es kein Konto',
  nobodyToResetWords:
    'jemand, vielleicht Sie selbst, hat ein neues Passwort angefordert. Für diese E-Mail-Adresse gibt es kein Konto; vielleicht haben Sie sich mit einer anderen registriert.',

  passwordChanged: 'Ihr Passwort wurde geändert',
  passwordChangedWords: 'das Passwort Ihres Kontos wurde soeben geändert.',

  confirmNewEmail: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  confirmNewEmailWords: 'Sie möchten diese E-Mail-Adresse ab jetzt für Ihr Konto verwenden.',
  confirmNewEmailAction: 'Diese E-Mail-Adresse verwenden',
  nothingChangesYet: 'Der Link gilt einmal, innerhalb eines Tages. Bis dahin ändert sich nichts.',

  emailTaken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto',
  emailTakenWords:
    'jemand, vielleicht Sie selbst, wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Für sie gibt es bereits eines; es wurde nichts geändert.',

  emailChanged: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  emailChangedWords:
    'Ihr Konto hat jetzt die E-Mail-Adresse {email}. Mit dieser hier können Sie sich nicht mehr anmelden.',

  twoStepOn: 'Anmeldung in zwei Schritten eingeschaltet',
  twoStepOnWords: 'ab jetzt fragt Ihr Konto nach dem Passwort noch nach einem Code von Ihrem Telefon.',
  twoStepOff: 'Anmeldung in zwei Schritten ausgeschaltet',
  twoStepOffWords: 'Ihr Konto fragt nach dem Passwort nicht mehr nach einem Code.',

  passkeyAdded: 'Ihrem Konto wurde ein Passkey hinzugefügt',
  passkeyAddedWords:
    'der Passkey „{passkey}“ wurde Ihrem Konto hinzugefügt. Mit ihm ist die Anmeldung ohne Passwort möglich.',
  passkeyRemoved: 'Ein Passkey Ihres Kontos wurde entfernt',
  passkeyRemovedWords:
    'der Passkey „{passkey}“ wurde aus Ihrem Konto entfernt. Mit ihm ist keine Anmeldung mehr möglich.',

  newOwner: '{site} wurde übertragen',
  newOwnerWords: '{from} hat die Website {site} an {to} übertragen. {from} bleibt Admin.',

  invitation: '{who} lädt Sie ein, an {site} mitzuarbeiten',
  invitationWords: '{who} lädt Sie ein, an der Website {site} mitzuarbeiten. Ihre Rolle: {roles}.',
  quoted: '„{text}“',
  seeInvitation: 'Einladung ansehen',
  withinDays:
    'Der Link gilt einmal, innerhalb von {days, plural, one {# Tag} other {# Tagen}}, und nur für die Anmeldung mit dieser E-Mail-Adresse.',
  notExpected: 'Falls Sie damit nicht gerechnet haben, brauchen Sie nichts zu tun.',
  roleAdmin: 'Admin',
  roleEditor: 'Redaktion',
  roleStoreManager: 'Shop-Leitung',
  roleCampaignsEditor: 'Newsletter-Redaktion',
  roleScheduling: 'Terminplanung',
  roleSchedulingEditor: 'Terminredaktion',
  roleSchedulingViewer: 'Termine lesen',
  roleModerator: 'Moderation',
  roleReporting: 'Auswertung',
  roleBilling: 'Abrechnung',
  roleCommenter: 'Kommentieren',
  roleViewer: 'Betrachten',

  codeWaits: 'Code wartet auf Ihre Freigabe',
  codeWaitsWords: '{author} möchte auf {address} Code veröffentlichen: {places}.',
  codeWaitsWhy:
    'Er läuft erst, wenn Sie ihn freigeben. Code kann in den Browsern Ihrer Besucher alles tun. Lesen Sie ihn deshalb zuerst, oder fragen Sie, wer ihn geschrieben hat.',
  reviewCode: 'Code prüfen',

  renewalFailed: 'Die Zahlung für {site} ist fehlgeschlagen',
  renewalFailedWords:
    'der Tarif {plan} von {site} sollte für {amount} verlängert werden ({method}). {problem}',
  openUntil:
    'Die Website bleibt bis zum {day} offen. Bis dahin wird die Zahlung alle paar Tage erneut versucht.',
  card: 'Karte',
  cardEndingIn: 'Karte mit den Endziffern {digits}',
  payOrChange: 'Bezahlen oder Karte ändern',
  planEnded: '{site} ist für Besucher geschlossen',
  planEndedWords:
    'der Tarif {plan} von {site} ist abgelaufen. Besucher sehen statt der Website einen Hinweis. Alle Inhalte bleiben erhalten; die Website öffnet wieder, sobald es einen Tarif gibt.',
  choosePlan: 'Tarif wählen',

  weekly: '{site}: {visits, plural, one {# Besuch} other {# Besuche}} letzte Woche',
  weeklyDays: '{days}, verglichen mit der Woche davor.',
  lastWeek: 'Letzte Woche',
  change: 'Änderung',
  visits: 'Besuche',
  visitors: 'Besucher',
  pageViews: 'Seitenaufrufe',
  orders: 'Bestellungen',
  revenue: 'Umsatz',
  topPages: 'Beliebteste Seiten',
  views: 'Aufrufe',
  topSources: 'Wichtigste Quellen',
  direct: 'Direkt',
  openAnalytics: 'Statistik öffnen',
  everyMonday: 'Dieser Bericht kommt jeden Montag.',
  changeNotifications: 'Benachrichtigungen ändern',

  newOrder: 'Bestellung {number}: {total}',
  newOrderWords: '{name} hat in Ihrem Shop etwas gekauft.',
  openOrder: 'Bestellung öffnen',
  answerBuyer: 'Eine Antwort auf diese E-Mail geht an die Käuferin oder den Käufer.',
  lowStock: 'In Ihrem Shop geht etwas zur Neige',
  lowStockWords: 'Davon ist nur noch wenig da:',
  openInventory: 'Bestand öffnen',
  left: '{count, plural, =0 {Ausverkauft} other {Noch #}}',

  submission: 'Neue Einsendung: {form}',
  submissionWords: 'Neue Einsendung über „{form}“ auf {site}.',
  submissionWordsAt: 'Neue Einsendung über „{form}“ auf {site} ({page}).',
  openInbox: 'Im Posteingang öffnen',
  answerVisitor: 'Antworten gehen an die Person, falls sie eine E-Mail-Adresse angegeben hat.',

  comment: 'Neuer Kommentar: {title}',
  commentWords: '{name} hat „{title}“ auf {site} kommentiert.',
  commentRow: 'Kommentar',
  lookAtIt: 'Ansehen',
  openPage: 'Seite öffnen',
  commentWaiting: 'Besucher sehen ihn, sobald Sie ihn freigeben.',
  commentShown: 'Besucher sehen ihn bereits.',

  donation: 'Neue Spende: {title}',
  donationWords: '{name} hat gespendet.',
  somebody: 'Jemand',
  messageRow: 'Nachricht',
  openDonations: 'Spenden ansehen',
  answerDonor: 'Eine Antwort auf diese E-Mail geht an die spendende Person.',

  review: 'Neue Bewertung: {title}',
  reviewWords: '{name} hat „{title}“ bewertet.',
  ratingRow: 'Bewertung',
  stars: '{count, plural, one {# von 5 Sternen} other {# von 5 Sternen}}',
  reviewRow: 'Text',
  openReviews: 'Bewertungen öffnen',
  reviewWaiting: 'Kunden sehen sie, sobald Sie sie freigeben.',
  reviewShown: 'Kunden sehen sie bereits.',
};
