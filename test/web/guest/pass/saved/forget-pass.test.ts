import { beforeEach, expect, it, vi } from 'vitest'
import { keepStarted, startedPayment } from '../../../../../web/guest/pass/pay/started-payment.ts'
import { ownPasses } from '../../../../../web/guest/pass/saved/device-passes.ts'
import { forgetPass } from '../../../../../web/guest/pass/saved/forget-pass.ts'
import { tabStorage } from '../../../tab-storage.ts'

const ours = `g${'A'.repeat(22)}.${'B'.repeat(43)}`
const another = `g${'C'.repeat(22)}.${'B'.repeat(43)}`
const proof = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2' }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tabStorage())
  vi.stubGlobal('localStorage', tabStorage())
  vi.stubGlobal('location', { pathname: '/pass', search: '', hash: '' })
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
})

it('deletes the started payment of the removed pass, and of no other', () => {
  keepStarted({ ...proof, token: ours, touched: {} })
  forgetPass(another, ownPasses)
  expect(startedPayment()?.token).toBe(ours)
  forgetPass(ours, ownPasses)
  expect(startedPayment()).toBeNull()
  expect(sessionStorage.getItem('begun-payment')).toBeNull()
})
