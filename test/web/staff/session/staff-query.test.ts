import { InfiniteQueryObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staffList } from '../../../../web/staff/session/staff-query.ts'

const client = new QueryClient()

/** A list on screen; the responses come in turn, and the last one repeats. */
function look(...answers: (() => Promise<Response>)[]) {
  const fetching = vi.fn((_path: string) => {
    const answer = answers[fetching.mock.calls.length - 1] ?? answers.at(-1)
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.stubGlobal('fetch', fetching)
  const list = new InfiniteQueryObserver(client, staffList('GET /api/staff/bookings', 'bookings'))
  list.subscribe(() => {})
  return { fetching, list, result: () => list.getCurrentResult() }
}

const status = (code: number) => async () => new Response('{}', { status: code })
const rows = (ids: string[], next?: string) => async () =>
  new Response(JSON.stringify(ids.map((id) => ({ id }))), {
    headers: next ? { Link: `<${next}>; rel="next"` } : {},
  })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const afterAllTries = () => vi.advanceTimersByTimeAsync(60_000)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  client.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a staff list that failed to load', () => {
  it('has the specified message with the status', async () => {
    const { result } = look(status(503))
    await afterAllTries()
    expect(result().error?.message).toBe('Failed to fetch bookings: 503')
  })

  it.each([401, 403, 404])('is not retried after %i', async (code) => {
    const { fetching, result } = look(status(code))
    await afterAllTries()
    expect(result().error).toMatchObject({ status: code })
    expect(fetching).toHaveBeenCalledOnce()
  })

  it.each([
    ['the site is down', status(500)],
    ['no response comes', lost],
  ])('is retried three times if %s', async (_, answer) => {
    const { fetching, result } = look(answer)
    await afterAllTries()
    expect(result().isError).toBe(true)
    expect(fetching).toHaveBeenCalledTimes(4)
  })

  it('fails while offline instead of waiting for a connection', async () => {
    onlineManager.setOnline(false)
    const { result } = look(lost)
    await afterAllTries()
    expect(result()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    expect(result().error?.message).toBe('Failed to fetch bookings: no answer')
  })
})

describe('a list longer than one page', () => {
  it('loads older rows when staff ask for them', async () => {
    const { fetching, list, result } = look(
      rows(['c', 'b'], '/api/staff/bookings?cursor=b'),
      rows(['a']),
    )
    await afterAllTries()
    expect(result()).toMatchObject({ data: [{ id: 'c' }, { id: 'b' }], hasNextPage: true })
    await list.fetchNextPage()
    expect(fetching.mock.lastCall?.[0]).toBe('/api/staff/bookings?cursor=b')
    expect(result().data).toEqual([{ id: 'c' }, { id: 'b' }, { id: 'a' }])
    expect(result().hasNextPage).toBe(false)
  })
})
