import { expect, it } from 'vitest'
import { switches } from '../../../domain/business/switches.ts'

it('forms that the office may not want are off by default, WhatsApp and the samples are on', () => {
  const on = { whatsapp: true, sampleReviews: true }
  expect(switches).toEqual({ shuttleForm: false, bookingOrigin: null, ...on })
})
