import { expect, it } from 'vitest'
import { transport } from '../../../../../domain/business/partners.ts'
import { busTime } from '../../../../../web/words/bus-time.ts'
import { builtPagesOf } from '../../../built-site.ts'

const hubs = builtPagesOf('services')

it.each(hubs.map((hub) => [hub.address, hub] as const))(
  '%s shows the operating hours of city buses as the bus page formats them',
  (_, { document, locale }) => {
    const cards = document.querySelector('#service-cards')?.textContent
    const { from, to } = transport.localBuses
    expect(cards).toContain(busTime(from, locale))
    expect(cards).toContain(busTime(to, locale))
  },
)
