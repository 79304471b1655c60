import { InfiniteQueryObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staffList } from '../../../../web/staff/session/staff-query.ts'

const client = new QueryClient()

/** A staff member looks at the list; the answers come in turn, the last one again and again. */
function look(...answers: (() => Promise<Response>)[]) {
  const asked = vi.fn((_path: string) => {
    const answer = answers[asked.mock.calls.length - 1] ?? answers.at(-1)
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.stubGlobal('fetch', asked)
  const list = new InfiniteQueryObserver(client, staffList('GET /api/staff/bookings', 'bookings'))
  list.subscribe(() => {})
  return { asked, list, result: () => list.getCurrentResult() }
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

describe('a list that staff could not load', () => {
  it('says so in the words of the specification, with the status', async () => {
    const { result } = look(status(503))
    await afterAllTries()
    expect(result().error?.message).toBe('Failed to fetch bookings: 503')
  })

  it.each([401, 403, 404])('is refused at %i, and not asked for again', async (code) => {
    const { asked, result } = look(status(code))
    await afterAllTries()
    expect(result().error).toMatchObject({ status: code })
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['the site is down', status(500)],
    ['nobody answers', lost],
  ])('is asked for three times more where %s', async (_, answer) => {
    const { asked, result } = look(answer)
    await afterAllTries()
    expect(result().isError).toBe(true)
    expect(asked).toHaveBeenCalledTimes(4)
  })

  it('fails without a connection too, rather than wait for one for ever', async () => {
    onlineManager.setOnline(false)
    const { result } = look(lost)
    await afterAllTries()
    expect(result()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    expect(result().error?.message).toBe('Failed to fetch bookings: no answer')
  })
})

describe('a list longer than an answer', () => {
  it('goes on with the older rows when staff ask for them', async () => {
    const { asked, list, result } = look(
      rows(['c', 'b'], '/api/staff/bookings?cursor=b'),
      rows(['a']),
    )
    await afterAllTries()
    expect(result()).toMatchObject({ data: [{ id: 'c' }, { id: 'b' }], hasNextPage: true })
    await list.fetchNextPage()
    expect(asked.mock.lastCall?.[0]).toBe('/api/staff/bookings?cursor=b')
    expect(result().data).toEqual([{ id: 'c' }, { id: 'b' }, { id: 'a' }])
    expect(result().hasNextPage).toBe(false)
  })
})
