import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaidBooking } from '../../../../domain/api.ts'
import type { PaidStatus } from '../../../../domain/payments/payment.ts'
import {
  hasExpired,
  paymentsInTheWay,
  type SavedPayment,
  type StayPeriod,
  savedPayment,
  savedPayments,
  savePayment,
  savePaymentStatus,
  startAnotherStay,
} from '../../../../web/guest/payment/saved-payments.ts'
import { stubDeviceDatabase, stubNoDatabase } from '../../device-database.ts'

const day = 86_400_000
const today = Date.parse('2026-11-21T08:00:00Z')
const stay = { startDate: '2026-11-21T09:00:00Z', endDate: '2026-11-23T16:00:00Z' }

function payment(id: string, changes: Partial<SavedPayment> = {}): SavedPayment {
  const secret = `${id}_secret`
  const about = { reference: 'TIR-2026-325-K7QM', luggageCount: 2, totalPrice: 1800 }
  return {
    paymentIntentId: id,
    clientSecret: secret,
    key: id,
    ...about,
    ...stay,
    startedAt: Date.now(),
    ...changes,
  }
}

function notify(id: string, paymentStatus: PaidStatus): Promise<void> {
  const { reference, luggageCount, totalPrice } = payment(id)
  const response = { reference, luggageCount, totalPrice, ...stay, paymentStatus, awaits: null }
  return savePaymentStatus(id, response as PaidBooking)
}

const idsOf = (payments: SavedPayment[]) => payments.map(({ paymentIntentId }) => paymentIntentId)
const ids = async () => idsOf(await savedPayments())
const inTheWay = async (stay: StayPeriod) => idsOf(await paymentsInTheWay(stay))
const unsettled = async () => idsOf(await paymentsInTheWay({ startDate: '' }))

const rows = stubDeviceDatabase()

beforeEach(() => {
  vi.useFakeTimers({ now: today })
  rows.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('promise 28: a payment without a known end', () => {
  it('is unsettled until it is paid', async () => {
    await savePayment(payment('pi_1'))
    for (const open of ['pending', 'processing', 'failed', 'needs_review'] as const) {
      await notify('pi_1', open)
      expect(await unsettled()).toEqual(['pi_1'])
    }
    await notify('pi_1', 'paid')
    expect(await unsettled()).toEqual([])
  })

  it.each(['canceled', 'refunded'] as const)('blocks nothing once it is %s', async (status) => {
    await savePayment(payment('pi_1'))
    await notify('pi_1', status)
    expect(await inTheWay(stay)).toEqual([])
  })

  it('blocks every stay, since the guest may have changed a field', async () => {
    await savePayment(payment('pi_1'))
    expect(await inTheWay({ startDate: '2026-12-01T09:00:00Z' })).toEqual(['pi_1'])
  })

  it('blocks the same days once paid, until the guest starts another stay', async () => {
    await savePayment(payment('pi_1'))
    await notify('pi_1', 'paid')
    const later = { startDate: '2026-11-21T17:30:00Z', endDate: '2026-11-23T09:00:00Z' }
    expect(await inTheWay(later)).toEqual(['pi_1'])
    expect(await inTheWay({ ...stay, endDate: '2026-11-24T16:00:00Z' })).toEqual([])
    await startAnotherStay()
    expect(await inTheWay(later)).toEqual([])
    expect(await savedPayment('pi_1')).toMatchObject({ ended: 'paid' })
  })

  it('does not block another stay that the guest starts', async () => {
    await savePayment(payment('pi_1'))
    await startAnotherStay()
    expect(await unsettled()).toEqual([])
  })

  it('expires an hour after its first attempt', async () => {
    await savePayment(payment('pi_1'))
    vi.advanceTimersByTime(59 * 60_000)
    await savePayment(payment('pi_1'))
    expect(await hasExpired('pi_1')).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(await hasExpired('pi_1')).toBe(true)
  })
})

describe('the payments saved in a browser', () => {
  it('keep their own status, newest first', async () => {
    await savePayment(payment('pi_1'))
    await notify('pi_1', 'paid')
    await savePayment(payment('pi_2'))
    await notify('pi_2', 'failed')
    expect(await ids()).toEqual(['pi_2', 'pi_1'])
    expect(await savedPayment('pi_1')).toMatchObject({ ended: 'paid' })
  })

  it('are limited to the last ten', async () => {
    for (let number = 1; number <= 12; number += 1) await savePayment(payment(`pi_${number}`))
    expect(await ids()).toHaveLength(10)
    expect((await ids())[0]).toBe('pi_12')
    expect(await ids()).not.toContain('pi_2')
  })

  it('are deleted a day after the pick-up, or after thirty days without dates', async () => {
    await savePayment(payment('pi_1'))
    await savePayment(payment('pi_2', { startDate: '', endDate: '' }))
    const end = Date.parse(stay.endDate)
    vi.setSystemTime(end + day - 1)
    expect(await ids()).toEqual(['pi_2', 'pi_1'])
    vi.setSystemTime(end + day)
    expect(await ids()).toEqual(['pi_2'])
    vi.setSystemTime(today + 30 * day)
    expect(await ids()).toEqual([])
  })

  it('are empty if the stored value is invalid', async () => {
    for (const other of [7, 'text', [], {}, { payments: [null, 7, {}] }, { attempt: { key: 7 } }]) {
      rows.set('all', other)
      expect(await savedPayments()).toEqual([])
    }
    rows.set('all', { payments: [payment('pi_1', { startDate: 'soon' })] })
    expect(await savedPayments()).toEqual([])
  })

  describe('if the browser stores nothing', () => {
    async function openWithout(stub: () => void) {
      vi.resetModules()
      stub()
      return import('../../../../web/guest/payment/saved-payments.ts')
    }

    it('last as long as the page', async () => {
      const page = await openWithout(stubNoDatabase)
      await page.savePayment(payment('pi_1'))
      await page.notePaymentOver('pi_1')
      expect(await page.savedPayments()).toMatchObject([{ ended: 'unpaid' }])
    })

    it('last as long as the page if the storage never responds', async () => {
      const page = await openWithout(() => {
        stubDeviceDatabase()
        vi.stubGlobal('indexedDB', { open: () => ({}) })
      })
      const saved = page.savePayment(payment('pi_1'))
      await vi.advanceTimersByTimeAsync(4000)
      await saved
      expect(idsOf(await page.savedPayments())).toEqual(['pi_1'])
    })

    it('last as long as the page if the storage is full', async () => {
      const page = await openWithout(() => {
        vi.spyOn(stubDeviceDatabase(), 'set').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError')
        })
      })
      await page.savePayment(payment('pi_1'))
      await page.savePayment(payment('pi_2'))
      expect(idsOf(await page.savedPayments())).toEqual(['pi_2', 'pi_1'])
    })
  })
})
