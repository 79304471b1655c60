/**
 * Every way a call can fail that staff alone make, beside those that anybody can meet. Apart from
 * the others, so that a code of the desk costs the public forms no byte and no translation.
 */
export const staffErrorCodes = ['unauthorized', 'access_unavailable', 'tag_in_use'] as const

export type StaffErrorCode = (typeof staffErrorCodes)[number]
