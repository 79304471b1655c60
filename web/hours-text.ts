import { business } from '../domain/business.ts'
import { clockTime } from '../domain/clock.ts'

/** 08:00–23:00, read alike in every language. */
export const hoursText = `${clockTime(business.opensAt)}–${clockTime(business.closesAt)}`
