const all = ['']

/**
 * What `npm test` runs in a browser, on a phone: each main flow, and the ways it most often ends. By file, words of the
 * titles. `npm run test:rest` runs all other tests; `test/docs/journeys.test.ts` fails for words that no title has.
 */
const journeys: Readonly<Record<string, readonly string[]>> = {
  // Find the office, in one's language.
  home: ['hours, price and both choices', 'a choice card leads'],
  'location-page': all,
  languages: ['opens the same page', 'a chosen language is kept', 'overrides the saved one'],
  navigation: ['finds every page', 'a link loads the page', 'the menu slides in'],
  'first-taps': ['no tap on the stepper', 'on / a tap on'],
  accessibility: [
    'read / on',
    'read /location on',
    'read /book-online on',
    'read /reserve-pay-location on',
    'read /pass on',
    "the form's errors",
    'a reservation and the staff dashboard',
  ],
  pages: ['/ loads', '/pass loads'],
  // Book and pay, or reserve.
  'book-online': ['in en', 'a card whose', 'an empty form'],
  'booking-form': [
    'the total follows',
    'promise 7',
    'a wallet pays with',
    'a price that has changed',
  ],
  'booking-dialogs': ['a guest reserves', 'after the form has navigated'],
  confirmation: ['a guest who has paid', 'a guest who has reserved'],
  closures: ['chose a closed day', 'know of closed days'],
  plans: ['a plan is reserved'],
  reserve: all,
  taps: ['takes three taps', 'takes five taps'],
  'service-request': ['requests storage', 'requests a taxi'],
  // Pay only once.
  'earlier-payment': ['a second booking'],
  'saved-forms': ['what was typed into', 'a guest who reloads without'],
  'paid-once': ['the response is lost while', 'in a second tab while', 'the tab crashes after'],
  'two-tabs': ['tapped 100 ms apart', 'changes its language'],
  // The guest's own link.
  mailbox: ['follows the link in the email', 'opens every link', 'a guest who lost the link'],
  'own-data': ['comes as a file'],
  'paid-change': ['and sees the new stay', 'prefers to pay at the desk'],
  pass: all,
  'pass-ends': ['cancelled: the link', 'collected: the link', 'a refund shows'],
  'pass-offline': ['opens by its link', 'a pass that the guest removes'],
  // Ask.
  chat: ['a guest asks and', 'how to cancel', 'a German guest', 'button leads to the contact'],
  quote: ['reads the sum'],
  consent: ['asked for consent on arrival', 'who agrees', 'who refuses'],
  contact: ['a visitor writes', 'could not be sent'],
  legal: ["opens 'Privacy Policy'"],
  // The desk.
  desk: [
    'a guest is found by name',
    'another number of items',
    'a tag that a colleague',
    'the last list stays',
    'cancelled with a reason',
    'checked in with four fields',
    'a check-in is undone',
    'a scanned code opens',
  ],
  'desk-changes': ['a longer stay', 'a day late'],
  'desk-money': ['is paid out in cash'],
  'device-session': all,
  offline: ['an hour at the desk', 'an ended sign-in'],
  photos: ['photo is upright'],
  phrases: ['show a phrase'],
  roles: all,
  scan: ["a guest's code opens"],
  // The office.
  attention: ['settle what needs attention'],
  'closures-page': all,
  dashboard: all,
  stays: ['staff find a stay', 'staff see a month', 'answer it with a quote'],
  till: ['a float is put in'],
}

/** Each matches Playwright's name of a test: file, titles and tags. */
export const journeyNames: readonly RegExp[] = Object.entries(journeys).flatMap(([file, titles]) =>
  titles.map((title) => new RegExp(`(^|[ /])${file}\\.spec\\.ts .*${title}`)),
)
