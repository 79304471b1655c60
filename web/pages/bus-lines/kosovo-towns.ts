import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Town {
  id: string
  name: MessageDescriptor
  about: MessageDescriptor
}

export const kosovoTowns: readonly Town[] = [
  {
    id: 'prishtina',
    name: msg({ message: 'Prishtina', context: 'name of a town in Kosovo' }),
    about: msg`The capital, with buses on to the rest of Kosovo and to Skopje.`,
  },
  {
    id: 'prizren',
    name: msg({ message: 'Prizren', context: 'name of a town in Kosovo' }),
    about: msg`The old town by the river, the first big stop after the border.`,
  },
  {
    id: 'gjakova',
    name: msg({ message: 'Gjakova', context: 'name of a town in Kosovo' }),
    about: msg`A long bazaar, and everything close by.`,
  },
  {
    id: 'peja',
    name: msg({ message: 'Peja', context: 'name of a town in Kosovo' }),
    about: msg`The gateway to the Rugova gorge and the mountains.`,
  },
]
