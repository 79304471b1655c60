/**
 * What the screen says, as a visitor of each language reads it. Written out here, not read from
 * the catalogs, so that a wrong catalog is noticed.
 */
export const words = {
  en: {
    prefix: '',
    fullName: 'Full Name',
    email: 'Email Address',
    items: 'Number of Items',
    dropOffDate: 'Drop-off Date',
    dropOffTime: 'Drop-off Time',
    pickUpDate: 'Pick-up Date',
    payWithCard: 'Pay with Card',
    pay: (amount: string) => `Pay ${amount} Now`,
    eighteen: '€18.00',
    paid: 'Payment Successful!',
    paymentFailed: 'Payment Failed',
    reserve: 'Reserve Your Space',
    reserved: 'Reservation Confirmed!',
    contactName: 'Full Name',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sent: 'Message Sent Successfully!',
  },
  de: {
    prefix: '/de',
    fullName: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    items: 'Anzahl Gepäckstücke',
    dropOffDate: 'Abgabedatum',
    dropOffTime: 'Abgabezeit',
    pickUpDate: 'Abholdatum',
    payWithCard: 'Mit Karte zahlen',
    pay: (amount: string) => `Jetzt ${amount} bezahlen`,
    eighteen: '18,00\u00a0€',
    paid: 'Zahlung erfolgreich!',
    paymentFailed: 'Zahlung fehlgeschlagen',
    reserve: 'Platz reservieren',
    reserved: 'Reservierung bestätigt!',
    contactName: 'Vor- und Nachname',
    subject: 'Betreff',
    message: 'Nachricht',
    send: 'Nachricht senden',
    sent: 'Nachricht erfolgreich gesendet!',
  },
} satisfies Record<string, Words>

export interface Words {
  prefix: string
  fullName: string
  email: string
  items: string
  dropOffDate: string
  dropOffTime: string
  pickUpDate: string
  payWithCard: string
  pay: (amount: string) => string
  eighteen: string
  paid: string
  paymentFailed: string
  reserve: string
  reserved: string
  contactName: string
  subject: string
  message: string
  send: string
  sent: string
}
