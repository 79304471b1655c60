import { expect, it } from 'vitest'
import { switches } from '../../../domain/business/switches.ts'

it('forms that the office may not want are off by default, and WhatsApp is on', () => {
  expect(switches).toEqual({ shuttleForm: false, bookingOrigin: null, whatsapp: true })
})
