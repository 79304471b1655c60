import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { transport } from '../../../../domain/business/partners.ts'
import type { ServiceType } from '../../../../domain/business/services.ts'
import { busTime } from '../../../words/bus-time.ts'

interface CardContents {
  title: MessageDescriptor
  description: MessageDescriptor
  button: MessageDescriptor
  /** Colour of the wall behind the picture. */
  paint: Paint
}

/** Class names in `service-card.module.css`. */
type Paint = 'mint' | 'sky' | 'coral' | 'sand' | 'tag' | 'plum'

const { minutes } = transport.shuttle
const { minutesFrom, minutesTo } = transport.taxi
const { established } = business

export function cardContents(service: ServiceType, locale: Locale): CardContents {
  const from = busTime(transport.localBuses.from, locale)
  const to = busTime(transport.localBuses.to, locale)
  const cards: Record<ServiceType, CardContents> = {
    storage: {
      title: msg({ message: 'Luggage Storage', context: 'title of a service card' }),
      description: msg`A staffed office in the centre of Tirana since ${established}. Any size, any weight, a tag on every bag.`,
      button: msg({ message: 'Book Storage', context: 'button of a service card' }),
      paint: 'mint',
    },
    'airport-shuttle': {
      title: msg({ message: 'Airport Shuttle', context: 'title of a service card' }),
      description: msg`To or from the airport in about ${minutes} minutes, every hour, day and night.`,
      button: msg({
        message: 'View shuttle or Buy Ticket',
        context: 'button of a service card',
      }),
      paint: 'sky',
    },
    taxi: {
      title: msg({ message: 'Taxi', context: 'title of a service card' }),
      description: msg`To the airport in ${minutesFrom} to ${minutesTo} minutes. We’ll call one for you.`,
      button: msg({ message: 'Reserve Taxi', context: 'button of a service card' }),
      paint: 'tag',
    },
    accommodations: {
      title: msg({ message: 'Accommodations', context: 'title of a service card' }),
      description: msg`Our two holiday homes: one in Tirana, one in Antibes.`,
      button: msg({ message: 'View our Airbnbs', context: 'button of a service card' }),
      paint: 'coral',
    },
    buses: {
      title: msg({ message: 'Intercity Buses', context: 'title of a service card' }),
      description: msg`Buses across Albania and to neighbouring countries, with tickets from our partner.`,
      button: msg({ message: 'View Bus or Buy Ticket', context: 'button of a service card' }),
      paint: 'sand',
    },
    'buses-tirana': {
      title: msg({ message: 'City Buses', context: 'title of a service card' }),
      description: msg`Where they leave from and how to pay on board. They run from ${from} to ${to}.`,
      button: msg({ message: 'View Routes', context: 'button of a service card' }),
      paint: 'sky',
    },
    tours: {
      title: msg({ message: 'Tours', context: 'title of a service card' }),
      description: msg`See the city and the country around it while your bags stay with us.`,
      button: msg({ message: 'View Tours', context: 'button of a service card' }),
      paint: 'plum',
    },
    rental: {
      title: msg({ message: 'Equipment Rental', context: 'title of a service card' }),
      description: msg`Gear for your stay in Tirana. Phone charging and Wi-Fi are free.`,
      button: msg({ message: 'Rent Gear', context: 'button of a service card' }),
      paint: 'sand',
    },
    guide: {
      title: msg({ message: 'Local Guides', context: 'title of a service card' }),
      description: msg`Locals who show you around, and handmade goods.`,
      button: msg({ message: 'Book Guide', context: 'button of a service card' }),
      paint: 'mint',
    },
    packages: {
      title: msg({ message: 'Travel Packages', context: 'title of a service card' }),
      description: msg`Storage, transfers and a rest stop, booked together.`,
      button: msg({ message: 'View Packages', context: 'button of a service card' }),
      paint: 'coral',
    },
  }
  return cards[service]
}
