/** Sentences of errors and checks, in English and German: what the forms of these pages are answered with. */
export const answers: Readonly<Record<string, string>> = {
  'The request could not be understood.': 'Die Anfrage war nicht zu verstehen.',
  'Some of the values are not valid. Please check your entries.':
    'Einige Werte sind ungültig. Bitte prüfen Sie Ihre Angaben.',
  'Please log in to continue.': 'Bitte melden Sie sich an, um fortzufahren.',
  'The email or password is incorrect.': 'E-Mail oder Passwort stimmen nicht.',
  'This code is incorrect or was used before. Try the next one.':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte versuchen Sie den nächsten.',
  'The login took too long. Start again.': 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie neu.',
  'This passkey was not accepted. Try again, or use another way to log in.':
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  'Please choose a password of at least 10 characters that is hard to guess.':
    'Bitte wählen Sie ein schwer zu erratendes Passwort mit mindestens 10 Zeichen.',
  'This invitation was sent to another email. Please log in with that one to accept it.':
    'Diese Einladung ging an eine andere E-Mail-Adresse. Melden Sie sich bitte mit dieser an, um sie anzunehmen.',
  'Your role on this site does not allow this.': 'Ihre Rolle auf dieser Website erlaubt das nicht.',
  'Only the owner of a site can do this.': 'Das kann nur der Inhaber einer Website.',
  'Please confirm that it is you.': 'Bitte bestätigen Sie, dass Sie es sind.',
  'Your session has changed. Please try again.':
    'Ihre Sitzung hat sich geändert. Bitte versuchen Sie es noch einmal.',
  'This browser is too old to log in with. Please update it, or use another one.':
    'Dieser Browser ist zu alt für die Anmeldung. Bitte aktualisieren Sie ihn oder verwenden Sie einen anderen.',
  'There is nothing here.': 'Hier ist nichts.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'That was wrong too often. Please wait a moment before the next try.':
    'Das war zu oft falsch. Bitte warten Sie einen Moment vor dem nächsten Versuch.',
  'This address is taken. Please choose another one.':
    'Diese Adresse ist vergeben. Bitte wählen Sie eine andere.',
  'This passkey is already in use.': 'Dieser Passkey wird schon verwendet.',
  'An account can have up to 20 passkeys. Remove one first.':
    'Ein Konto kann bis zu 20 Passkeys haben. Entfernen Sie zuerst einen.',
  'This email already belongs to another account.':
    'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',
  'Your plan does not allow more people on this site. A larger plan does, under Settings → Billing.':
    'Ihr Tarif erlaubt nicht mehr Personen auf dieser Website. Ein größerer schon, unter Einstellungen → Abrechnung.',
  'This link was used before, or it is too old. Please ask for a new one.':
    'Dieser Link wurde schon verwendet oder ist zu alt. Bitte fordern Sie einen neuen an.',
  'Something went wrong on our side. Please try again later.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  'This service is temporarily unavailable. Please try again later.':
    'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'There is no such invitation. Please open the newest link that was sent to you.':
    'Diese Einladung gibt es nicht. Bitte öffnen Sie den neuesten Link, den Sie bekommen haben.',
  'This invitation was already accepted. Log in instead.':
    'Diese Einladung wurde schon angenommen. Bitte melden Sie sich an.',
  'This invitation was revoked.': 'Diese Einladung wurde zurückgezogen.',
  'This invitation is older than 7 days. Please ask for a new one.':
    'Diese Einladung ist älter als 7 Tage. Bitte fragen Sie nach einer neuen.',
  'Unable to connect. Please check your internet connection and try again.':
    'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'Please enter a valid email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please use at least 10 characters.': 'Bitte verwenden Sie mindestens 10 Zeichen.',
  'This password is among the first that guessers try. Please choose another one.':
    'Dieses Passwort wird als eines der ersten erraten. Bitte wählen Sie ein anderes.',
  'The password must not be your email.': 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
  'Please enter your name': 'Bitte geben Sie Ihren Namen ein',
  'Enter a name of up to 60 characters.': 'Geben Sie einen Namen mit bis zu 60 Zeichen ein.',
  'Please choose an address.': 'Bitte wählen Sie eine Adresse.',
  'No passkey was used: the request was cancelled or took too long. Try again.':
    'Es wurde kein Passkey verwendet: Die Anfrage wurde abgebrochen oder dauerte zu lange. Versuchen Sie es noch einmal.',
  'This device already has a passkey for your account.':
    'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'This browser cannot use a passkey here. Use another way.':
    'Dieser Browser kann hier keinen Passkey verwenden. Nutzen Sie einen anderen Weg.',
};

/** Labels that are declared elsewhere and shown here: roles, what sites are for. */
export const labels: Readonly<Record<string, string>> = {
  Admin: 'Admin',
  'Does everything on the site, and decides who else works on it.':
    'Macht alles auf der Website und entscheidet, wer sonst daran arbeitet.',
  Editor: 'Redaktion',
  'Writes, designs and publishes pages, but cannot change settings.':
    'Schreibt, gestaltet und veröffentlicht Seiten, ändert aber keine Einstellungen.',
  'Store manager': 'Shop-Leitung',
  'Looks after products, orders, discounts and customers.':
    'Kümmert sich um Produkte, Bestellungen, Rabatte und Kunden.',
  'Campaigns editor': 'Newsletter-Redaktion',
  'Writes and sends newsletters.': 'Schreibt und sendet Newsletter.',
  Scheduling: 'Terminplanung',
  'Runs everything about appointments, with their settings.':
    'Verwaltet Termine mitsamt ihren Einstellungen.',
  'Scheduling editor': 'Terminredaktion',
  'Reads and changes appointments, but not their settings.':
    'Liest und ändert Termine, aber nicht deren Einstellungen.',
  'Scheduling viewer': 'Termine lesen',
  'Reads appointments and changes nothing.': 'Liest Termine und ändert nichts.',
  Moderator: 'Moderation',
  'Approves and removes comments and reviews.': 'Gibt Kommentare und Bewertungen frei und entfernt sie.',
  Reporting: 'Auswertung',
  'Reads the figures and the activity log, and changes nothing.':
    'Liest die Zahlen und das Aktivitätsprotokoll und ändert nichts.',
  Billing: 'Abrechnung',
  'Looks after the plan and its payment, and nothing else.':
    'Kümmert sich um Tarif und Bezahlung, sonst nichts.',
  Commenter: 'Kommentieren',
  'Comments on the site as a trusted person; the admin stays closed.':
    'Kommentiert die Website als vertraute Person; die Verwaltung bleibt geschlossen.',
  Viewer: 'Betrachten',
  'Sees the site also while it is not public; the admin stays closed.':
    'Sieht die Website auch, wenn sie nicht öffentlich ist; die Verwaltung bleibt geschlossen.',
  'Sell products': 'Produkte verkaufen',
  'Show work': 'Arbeiten zeigen',
  Write: 'Schreiben',
  'Run a restaurant': 'Ein Restaurant führen',
  'Hold an event': 'Eine Veranstaltung ausrichten',
  'Launch software': 'Software vorstellen',
  'Unknown device': 'Unbekanntes Gerät',
};
