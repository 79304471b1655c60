import { afterEach, expect, it, vi } from 'vitest'
import { regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../../web/opening-hours/opening-times.ts'

const closure = { kind: 'closed', from: '2026-11-22T08:00:00.000Z', to: '2026-11-22T10:00:00.000Z' }

function siteAnswers(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer())
}

afterEach(() => vi.unstubAllGlobals())

it('opening times keep the regular hours, or the last known closures, if a request fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  siteAnswers(() => new Response('', { status: 503 }))
  expect(await askOpeningTimes()).toEqual(regularOpeningTimes)
  expect(warned).toHaveBeenCalledTimes(1)

  const closures = [{ kind: 'closed', from: new Date(closure.from), to: new Date(closure.to) }]
  siteAnswers(() => Response.json({ closures: [closure] }))
  expect(await askOpeningTimes()).toEqual({ ...regularOpeningTimes, closures })

  siteAnswers(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await askOpeningTimes()).toEqual({ ...regularOpeningTimes, closures })
  expect(knownOpeningTimes()).toEqual({ ...regularOpeningTimes, closures })
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})

it('opening times are requested once for all parts of a page', async () => {
  const fetching = vi.fn(async () => Response.json({ closures: [closure] }))
  vi.stubGlobal('fetch', fetching)
  const [one, other] = await Promise.all([askOpeningTimes(), askOpeningTimes()])
  expect(one).toEqual(other)
  expect(fetching).toHaveBeenCalledTimes(1)
})
