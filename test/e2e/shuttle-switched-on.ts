/** For a build of the site with the shuttle form on the page. */
export const switches: typeof import('../../domain/business/switches.ts').switches = {
  shuttleForm: true,
  bookingOrigin: null,
  whatsapp: false,
  sampleReviews: true,
}
