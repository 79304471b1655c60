import { business } from '../../domain/business/business.ts'

const { street } = business.address

/**
 * The texts on the screen in each language. Written out instead of read from the catalogs, so that a wrong catalog
 * fails.
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
    pickUpTime: 'Pick-up Time',
    payWithCard: 'Pay with Card',
    pay: (amount: string) => `Pay ${amount} Now`,
    eighteen: '€18.00',
    paid: 'Payment Successful!',
    paymentFailed: 'Payment Failed',
    declined: 'Your card was declined.',
    reserve: 'Reserve Your Space',
    reserved: 'Reservation Confirmed!',
    saveReservation: (id: string, reference: string) =>
      `Booking reference: ${reference} (Booking ID ${id}). Save this confirmation! Present the reference when you arrive at our location (${street}, 1001 Tirana). Open daily 08:00AM to 11:00PM.`,
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
    pickUpTime: 'Abholzeit',
    payWithCard: 'Mit Karte zahlen',
    pay: (amount: string) => `Jetzt ${amount} bezahlen`,
    eighteen: '18,00\u00a0€',
    paid: 'Zahlung erfolgreich!',
    paymentFailed: 'Zahlung fehlgeschlagen',
    // Stripe's own message; the stand-in has only English.
    declined: 'Your card was declined.',
    reserve: 'Platz reservieren',
    reserved: 'Reservierung bestätigt!',
    saveReservation: (id: string, reference: string) =>
      `Buchungsnummer: ${reference} (Buchungs-ID ${id}). Bewahren Sie diese Bestätigung auf! Zeigen Sie die Buchungsnummer vor, wenn Sie zu uns kommen (${street}, 1001 Tirana). Täglich geöffnet von 8 bis 23 Uhr.`,
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
  pickUpTime: string
  payWithCard: string
  pay: (amount: string) => string
  eighteen: string
  paid: string
  paymentFailed: string
  declined: string
  reserve: string
  reserved: string
  saveReservation: (id: string, reference: string) => string
  contactName: string
  subject: string
  message: string
  send: string
  sent: string
}
