import { expect, it } from 'vitest'
import { switches } from '../../../domain/business/switches.ts'

it('what is switched on or off starts as the visitors of a new site should find it', () => {
  expect(switches).toEqual({ shuttleForm: false, bookingOrigin: null, whatsapp: false })
})
