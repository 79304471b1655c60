const all = ['']

/**
 * What `npm test` drives in a browser, on a phone: each main flow, and the ways it most often ends. By file, words
 * of the titles. `npm run test:rest` drives all other tests; `test/docs/journeys.test.ts` fails for words that no
 * title has.
 */
const journeys: Readonly<Record<string, readonly string[]>> = {
  // Find the office, in one's language.
  home: ['hours, price and both choices', 'the whole of a choice card'],
  'location-page': all,
  languages: ['reads the same page', 'a chosen language is kept', 'outweighs the saved one'],
  navigation: ['finds every page', 'replace one another', 'the menu slides in'],
  accessibility: [
    'read / on',
    'read /location on',
    'read /book-online on',
    'read /reserve-pay-location on',
    'read /pass on',
    'what is wrong with a form',
    'staff their figures',
  ],
  pages: ['/ comes', '/pass comes'],
  // Book and pay, or reserve.
  'book-online': ['in en', 'a card whose', 'an empty form'],
  'booking-form': [
    'the total follows',
    'promise 7',
    'a wallet pays with',
    'a price that has changed',
  ],
  'booking-dialogs': ['a traveller reserves', 'past the pages that its form led to'],
  confirmation: ['whoever has paid', 'whoever has reserved'],
  closures: ['chose a closed day', 'know of closed days'],
  plans: ['a plan is reserved'],
  reserve: all,
  taps: ['takes three taps', 'takes five taps'],
  'service-request': ['asks for storage', 'asks for a taxi'],
  // Once, whatever happens.
  'earlier-payment': ['a second booking'],
  'saved-forms': ['what was typed into', 'whoever reloads because'],
  'paid-once': ['the answer is lost while', 'in a second tab while', 'the tab crashes after'],
  'two-tabs': ['tapped 100 ms apart', 'changes its language'],
  // The guest's own link.
  mailbox: ['follows the link in the mail', 'opens every link', 'whoever lost the link'],
  'own-data': ['comes as a file'],
  'paid-change': ['and sees the new stay', 'would rather pay at the desk'],
  pass: all,
  'pass-ends': ['cancelled: the link', 'collected: the link', 'a refund says'],
  'pass-offline': ['opens by its link', 'lets the device forget'],
  // Ask.
  chat: ['a traveller asks', 'how to cancel', 'a German traveller', 'its button leads to people'],
  consent: ['nobody is asked on first sight', 'who agrees', 'who refuses'],
  contact: ['a visitor writes', 'could not be sent'],
  legal: ["opens 'Privacy Policy'"],
  // The counter.
  desk: [
    'a guest is found by name',
    'another number of items',
    'a tag that a colleague',
    'the last list stays',
    'cancelled with a reason',
    'taken in with four fields',
    'a mistake is taken back',
    'a scanned code opens',
  ],
  'desk-changes': ['a longer stay', 'a day late'],
  'desk-money': ['is paid out in cash'],
  'device-session': all,
  offline: ['an hour at the counter', 'an ended sign-in'],
  photos: ['a bag is photographed'],
  phrases: ['show a sentence'],
  roles: all,
  scan: ['a guest’s code opens'],
  // The office behind it.
  attention: ['settle what needs attention'],
  'closures-page': all,
  dashboard: all,
  stays: ['staff find a stay', 'staff see a month', 'answer it with its words'],
  till: ['a float is put in'],
}

/** Each finds its tests by what Playwright calls them: file, titles and tags in a row. */
export const journeyNames: readonly RegExp[] = Object.entries(journeys).flatMap(([file, titles]) =>
  titles.map((title) => new RegExp(`(^|[ /])${file}\\.spec\\.ts .*${title}`)),
)
