/** For a build of the site where the operator takes shuttle requests on the page itself. */
export const switches: typeof import('../../domain/switches.ts').switches = {
  shuttleForm: true,
  bookingOrigin: null,
  whatsapp: false,
}
