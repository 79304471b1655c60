import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { deviceStorage } from '../device-storage.ts'
import { expected } from './kept.ts'

const noon = new Date('2026-11-23T12:00:00Z')
const session = {
  staffId: 'arta',
  username: 'arta@example.com',
  role: 'staff' as const,
  signInUrl: '',
  signOutUrl: '',
  expiresAt: '2026-11-23T14:00:00Z',
  now: '2026-11-23T12:00:00Z',
}
const checkedIn: StayRecord = {
  ...expected,
  stay: { ...expected.stay, status: 'checked_in', version: expected.stay.version + 1 },
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  vi.stubGlobal('indexedDB', deviceStorage())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', class extends EventTarget {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function signedIn() {
  const { openSession } = await import('../../../../web/staff/session/seal.ts')
  await openSession(session)
  return import('../../../../web/staff/offline/cached-day.ts')
}

function Panel({ render }: { render: () => void }) {
  render()
  return null
}

describe('the cached day', () => {
  it('keeps a sent action when a list that was requested before it arrives later', async () => {
    const { cacheDay, cacheInDay, cachedDay } = await signedIn()
    await cacheDay([expected], Date.now())
    const requestedAt = Date.now()
    vi.advanceTimersByTime(500)
    await cacheInDay(checkedIn)
    vi.advanceTimersByTime(500)
    await cacheDay([expected], requestedAt)
    expect((await cachedDay())?.records).toEqual([checkedIn])
  })

  it('takes the next list, even from a restored database', async () => {
    const { cacheDay, cacheInDay, cachedDay } = await signedIn()
    await cacheDay([expected], Date.now())
    vi.advanceTimersByTime(500)
    await cacheInDay(checkedIn)
    vi.advanceTimersByTime(500)
    await cacheDay([expected], Date.now())
    expect((await cachedDay())?.records).toEqual([expected])
  })

  it('has an action as soon as the server has recorded it, even if no list loads after it', async () => {
    const { cacheDay, cachedDay } = await signedIn()
    await cacheDay([expected], Date.now())
    const { useActions } = await import('../../../../web/staff/actions/actions.ts')
    vi.stubGlobal('fetch', async () => Response.json(checkedIn))
    const client = new QueryClient()
    const adds = () =>
      useActions(expected.stay.id, expected).action('POST /api/staff/stays/:id/note', {
        note: '',
        shownNote: '',
      })
    const panel = createElement(Panel, { render: adds })
    renderToString(createElement(QueryClientProvider, { client }, panel))
    await vi.waitFor(async () => expect((await cachedDay())?.records).toEqual([checkedIn]))
  })
})
