import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stops } from '../../../domain/business/partners.ts'

const [line, otherLine] = stops.airport.busLines

export type StopId = keyof typeof stops

export const stopWords: Record<StopId, { name: MessageDescriptor; where: MessageDescriptor }> = {
  opera: {
    name: msg({ message: 'Central Tirana', context: 'name of a bus stop' }),
    where: msg({
      message: 'Behind the Opera and Ballet Palace.',
      context: 'where a bus stop is',
    }),
  },
  southNorthTerminal: {
    name: msg({ message: 'South-North bus terminal', context: 'name of a bus stop' }),
    where: msg({
      message: 'Inside the terminal of the buses to other cities.',
      context: 'where a bus stop is',
    }),
  },
  airport: {
    name: msg({ message: 'Airport bus station', context: 'name of a bus stop' }),
    where: msg({
      message: `By the stands for buses ${line} and ${otherLine}, on your left as you leave.`,
      comment: 'Where a bus stop is: on your left as you come out of the airport',
    }),
  },
}
