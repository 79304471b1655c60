import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askWhatFailed, forgetGuests } from '../../../../web/staff/session/use-sealed-parts.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => client.clear())

/** A part of a page that stays mounted while nobody is signed in. */
function look(name: string, queryFn: () => Promise<string>) {
  const list = new QueryObserver(client, { queryKey: [name], queryFn })
  list.subscribe(() => {})
  return list
}

describe('a page left open while nobody is signed in', () => {
  it('loads again what failed meanwhile, and nothing else', async () => {
    const refused = vi.fn().mockRejectedValueOnce(new Error('401')).mockResolvedValue('the day')
    const known = vi.fn().mockResolvedValue('the till')
    const [day, till] = [look('day', refused), look('till', known)]
    await vi.waitFor(() =>
      expect([day, till].map((one) => one.getCurrentResult().status)).toEqual(['error', 'success']),
    )
    askWhatFailed(client)
    await vi.waitFor(() => expect(day.getCurrentResult().data).toBe('the day'))
    expect(known).toHaveBeenCalledOnce()
  })

  it('loads again what was cleared when the sign-in ended', async () => {
    const day = look('day', async () => 'the day')
    await vi.waitFor(() => expect(day.getCurrentResult().data).toBe('the day'))
    forgetGuests(client)
    expect(day.getCurrentResult().data).toBeUndefined()
    askWhatFailed(client)
    await vi.waitFor(() => expect(day.getCurrentResult().data).toBe('the day'))
  })
})
