export interface Decline {
  code: string
  declineCode?: string
  message: string
}

export interface TestCard {
  number: string
  /** Payment method id that can be sent instead of the card's data. */
  alias: string
  brand: 'amex' | 'mastercard' | 'visa'
  shows: string
  challenge?: 'dialog' | 'redirect'
  decline?: Decline
  /** If set, payments stay `processing` until they are settled through the control API. */
  slow?: true
}

const declinedMessage = 'Your card was declined.'
const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: declinedMessage,
}

/** Stripe's test cards. Those that begin with 4000 0099 99 exist only here. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', alias: 'pm_card_visa', brand: 'visa', shows: 'pays' },
  { number: '5555555555554444', alias: 'pm_card_mastercard', brand: 'mastercard', shows: 'pays' },
  { number: '378282246310005', alias: 'pm_card_amex', brand: 'amex', shows: 'pays' },
  {
    number: '4000000000000002',
    alias: 'pm_card_chargeDeclined',
    brand: 'visa',
    shows: 'is declined',
    decline: genericDecline,
  },
  {
    number: '4000000000009995',
    alias: 'pm_card_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    shows: 'is declined: insufficient funds',
    decline: insufficientFunds,
  },
  {
    number: '4000000000009987',
    alias: 'pm_card_chargeDeclinedLostCard',
    brand: 'visa',
    shows: 'is declined: lost card',
    decline: { code: 'card_declined', declineCode: 'lost_card', message: declinedMessage },
  },
  {
    number: '4000000000000069',
    alias: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    shows: 'is declined: expired card',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    alias: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    shows: 'is declined: wrong security code',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000003220',
    alias: 'pm_card_threeDSecure2Required',
    brand: 'visa',
    shows: 'pays after 3-D Secure',
    challenge: 'dialog',
  },
  {
    number: '4000002500003155',
    alias: 'pm_card_authenticationRequiredOnSetup',
    brand: 'visa',
    shows: 'pays after 3-D Secure',
    challenge: 'dialog',
  },
  {
    number: '4000008400001629',
    alias: 'pm_card_threeDSecureRequiredChargeDeclined',
    brand: 'visa',
    shows: 'is declined after 3-D Secure',
    challenge: 'dialog',
    decline: genericDecline,
  },
  {
    number: '4000009999000022',
    alias: 'pm_card_standin_redirect',
    brand: 'visa',
    shows: "pays after 3-D Secure on the bank's own page (full-page redirect)",
    challenge: 'redirect',
  },
  {
    number: '4000009999000014',
    alias: 'pm_card_standin_processing',
    brand: 'visa',
    shows: 'stays processing until it is settled through the control API',
    slow: true,
  },
]

export function cardByNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

export function cardByAlias(alias: string): TestCard | undefined {
  return testCards.find((card) => card.alias === alias)
}
