/** For a build of the site where the operator takes shuttle requests on the page itself. */
export const switches: typeof import('../../domain/business/switches.ts').switches = {
  shuttleForm: true,
  bookingOrigin: null,
  whatsapp: false,
}
