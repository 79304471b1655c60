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
} as const

export type Words = (typeof words)['en']
