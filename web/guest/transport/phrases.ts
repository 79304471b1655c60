import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Phrase {
  albanian: string
  meaning: MessageDescriptor
}

export const phrases = {
  toCentre: {
    albanian: 'A shkon ky autobus në qendër?',
    meaning: msg`Does this bus go to the centre?`,
  },
  toAirport: {
    albanian: 'A shkon ky autobus në aeroport?',
    meaning: msg`Does this bus go to the airport?`,
  },
  oneTicket: {
    albanian: 'Një biletë, ju lutem.',
    meaning: msg`One ticket, please.`,
  },
  nextBus: {
    albanian: 'Kur niset autobusi i radhës?',
    meaning: msg`When does the next bus leave?`,
  },
  getOff: {
    albanian: 'Ku duhet të zbres për në qendër?',
    meaning: msg`Where do I get off for the centre?`,
  },
  toPrishtina: {
    albanian: 'Një biletë për në Prishtinë, ju lutem.',
    meaning: msg`One ticket to Prishtina, please.`,
  },
  fromWhere: {
    albanian: 'Nga niset autobusi për në Kosovë?',
    meaning: msg`Where does the bus to Kosovo leave from?`,
  },
} satisfies Record<string, Phrase>

export type PhraseId = keyof typeof phrases
