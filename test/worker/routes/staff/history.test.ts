import { describe, expect, it } from 'vitest'
import type { StayHistory } from '../../../../domain/stay/stay-history.ts'
import { asStaff } from '../../support/access.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const { site } = openTill('history')
const headers = await asStaff({ email: 'arta@office.example' })

describe('GET /api/staff/stays/:id/history', () => {
  it('shows who did what and when, and the emails to the guest', async () => {
    const made = await site.post('/api/reservations', reservationRequest, submitKey())
    const { id } = await made.json<{ id: string }>()
    const action = (what: string, body: object) =>
      site.post(`/api/staff/stays/${id}/${what}`, body, { ...headers, ...submitKey() })
    await action('payments', { method: 'cash', cents: 1200 })
    await action('cancel', { reason: 'Missed the ferry', inPerson: true })

    const answer = await site.fetch(`/api/staff/stays/${id}/history`, { headers })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { changes, emails } = await answer.json<StayHistory>()
    const username = 'arta@office.example'
    expect(changes).toMatchObject([
      { action: 'reserved', actor: 'guest', username: null, toStatus: 'confirmed' },
      { action: 'payment_taken', actor: 'staff', username, data: { method: 'cash', cents: 1200 } },
      {
        action: 'cancel',
        actor: 'staff',
        username,
        fromStatus: 'confirmed',
        toStatus: 'cancelled',
        data: { reason: 'Missed the ferry' },
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    expect(emails.map(({ kind }) => kind).sort()).toEqual([
      'new_booking',
      'receipt',
      'reservation_confirmed',
      'stay_cancelled',
    ])
    const confirmed = emails.find(({ kind }) => kind === 'reservation_confirmed')
    expect(confirmed).toMatchObject({ status: 'sent', sentAt: expect.stringMatching(/Z$/) })
  })

  it('shows actions that changed nothing, too', async () => {
    const customerEmail = 'lost-link@history.example'
    const request = { ...reservationRequest, customerEmail }
    const made = await site.post('/api/reservations', request, submitKey())
    const { id } = await made.json<{ id: string }>()
    await site.post('/api/pass/lost', { email: customerEmail }, submitKey())
    await site.post(`/api/staff/stays/${id}/ask-stripe`, {}, { ...headers, ...submitKey() })
    const answer = await site.fetch(`/api/staff/stays/${id}/history`, { headers })
    const { changes } = await answer.json<StayHistory>()
    const beside = changes.map(({ action }) => action).slice(1)
    expect(beside).toEqual(['link_requested', 'stripe_asked'])
  })

  it('is 404 for an unknown stay', async () => {
    const answer = await site.fetch('/api/staff/stays/nobody/history', { headers })
    expect(answer.status).toBe(404)
  })
})
