import { expect, it } from 'vitest'
import { switches } from '../../../domain/business/switches.ts'

it('the switches are all off by default', () => {
  expect(switches).toEqual({ shuttleForm: false, bookingOrigin: null, whatsapp: false })
})
