/** What the Worker under test, its stand-ins and its tests have to agree on. */
export const siteOrigin = 'https://luggage.test'
export const accessAudience = 'audience-of-the-tests'
export const webhookSecret = 'whsec_of_the_tests'
export const linkSecret = 'a-secret-of-the-tests-that-signs-links'
export const officeAddress = 'office@luggage.test'
