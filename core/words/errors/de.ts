import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  badRequest: 'Die Anfrage konnte nicht verstanden werden.',
  invalid: 'Einige Angaben sind ungültig. Bitte prüfen Sie Ihre Eingaben.',
  customerLogin: 'Melden Sie sich zuerst bei Ihrem Konto in diesem Shop an.',
  wrongCredentials: 'E-Mail oder Passwort stimmt nicht.',
  wrongEmail: 'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
  wrongPassword: 'Ihr aktuelles Passwort stimmt nicht.',
  locked: 'Diese Website ist für Sie nicht geöffnet.',
  wrongLockPassword: 'Dieses Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
  weakPassword: 'Bitte wählen Sie ein schwer zu erratendes Passwort mit mindestens 10 Zeichen.',
  customerBlocked:
    'Dieser Shop hat diese E-Mail-Adresse gesperrt. Wenden Sie sich an den Shop, wenn das ein Irrtum ist.',
  crumbFail: 'Ihre Sitzung hat sich geändert. Bitte versuchen Sie es noch einmal.',
  notFound: 'Hier ist nichts.',
  commentsClosed: 'Kommentare sind hier geschlossen.',
  notPossibleNow: 'Das ist im Moment nicht möglich. Bitte sehen Sie noch einmal nach.',
  linkExpired: 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an.',
  tooLarge: 'Die Anfrage ist zu groß.',
  fileTooLarge: 'Die Datei ist zu groß.',
  unsupportedFile: 'Dieser Dateityp wird nicht unterstützt.',
  emptyFile: 'Die Datei ist leer.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  tooManyTries: 'Das war zu oft falsch. Bitte warten Sie vor dem nächsten Versuch einen Moment.',
  formInvalid: 'Ein oder mehrere Felder sind ungültig, bitte prüfen Sie Ihre Eingaben.',
  formUnreadable: 'Die Felder konnten nicht gelesen werden, bitte prüfen Sie Ihre Eingaben.',
  captchaIncomplete: 'Bitte lösen Sie vor dem Absenden das CAPTCHA.',
  formKey: 'Das Formular kann nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  formUnknown: 'Dieses Formular ist noch nicht eingerichtet.',
  formLimit:
    'Das Formular kann nicht gesendet werden. Es wurde zu oft gesendet. Bitte versuchen Sie es später noch einmal.',
  linkEnded: 'Dieser Link ist abgelaufen. Öffnen Sie die Seite Ihrer Bestellung, um einen neuen zu bekommen.',
  noCart:
    'Ihre Sitzung ist abgelaufen oder Cookies sind deaktiviert. Bitte aktivieren Sie Cookies und versuchen Sie es noch einmal.',
  notForSale: 'Dieses Produkt ist nicht mehr verfügbar.',
  soldOut: 'Leider ausverkauft.',
  notEnough: 'So viele sind nicht mehr da.',
  cartFull: 'Ein Warenkorb fasst bis zu 100 verschiedene Artikel.',
  cartChanged:
    'In Ihrem Warenkorb hat sich etwas geändert. Bitte sehen Sie sich vor dem Bezahlen die neue Summe an.',
  cartUnavailable: 'Etwas in Ihrem Warenkorb ist nicht mehr erhältlich. Bitte entfernen Sie es zuerst.',
  paymentFailed: 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht.',
  orderState: 'Das ist beim jetzigen Stand der Bestellung nicht möglich.',
  paymentsClosed: 'Dieser Shop kann noch keine Zahlungen annehmen.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  unavailable: 'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
};
