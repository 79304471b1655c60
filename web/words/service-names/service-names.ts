import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RequestedService, ServiceType } from '../../../domain/business/services.ts'

/** Texts of the request dialog (specification, section 2). */
interface DialogWords {
  title: MessageDescriptor
  notesHint: MessageDescriptor
}

type ServiceNames<Type> = {
  staff: MessageDescriptor
} & (Type extends RequestedService ? { dialog: DialogWords } : unknown)

const ifAny = msg({
  message: 'Special requests, if any.',
  context: 'under the notes of a request',
})

export const serviceNames: { [Type in ServiceType]: ServiceNames<Type> } = {
  storage: {
    staff: msg({ message: 'Luggage storage', context: 'service' }),
    dialog: {
      title: msg({ message: 'Reserve Luggage Storage', context: 'title of the request dialog' }),
      notesHint: ifAny,
    },
  },
  'airport-shuttle': {
    staff: msg({ message: 'Airport shuttle', context: 'service' }),
  },
  taxi: {
    staff: msg({ message: 'Taxi', context: 'service' }),
    dialog: {
      title: msg({ message: 'Book Taxi Service', context: 'title of the request dialog' }),
      notesHint: msg({
        message: 'From where to where? How many people, how many bags?',
        context: 'under the notes of a taxi request',
      }),
    },
  },
  accommodations: {
    staff: msg({ message: 'Accommodation', context: 'service' }),
  },
  buses: {
    staff: msg({ message: 'Intercity buses', context: 'service' }),
  },
  'buses-tirana': {
    staff: msg({ message: 'Buses in Tirana', context: 'service' }),
  },
  tours: {
    staff: msg({ message: 'Tours', context: 'service' }),
    dialog: {
      title: msg({ message: 'Book Tourist Activity', context: 'title of the request dialog' }),
      notesHint: msg({
        message: 'What would you like to see? How many of you are there?',
        context: 'under the notes of a tour request',
      }),
    },
  },
  rental: {
    staff: msg({ message: 'Equipment rental', context: 'service' }),
    dialog: {
      title: msg({ message: 'Rent Equipment', context: 'title of the request dialog' }),
      notesHint: ifAny,
    },
  },
  guide: {
    staff: msg({ message: 'Local guide', context: 'service' }),
    dialog: {
      title: msg({ message: 'Book Local Guide', context: 'title of the request dialog' }),
      notesHint: ifAny,
    },
  },
  packages: {
    staff: msg({ message: 'Travel package', context: 'service' }),
    dialog: {
      title: msg({ message: 'Book Travel Package', context: 'title of the request dialog' }),
      notesHint: ifAny,
    },
  },
}
