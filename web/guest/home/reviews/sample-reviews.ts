import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface Review {
  author: string
  /** Stars, from 1 to 5. */
  rating: number
  text: MessageDescriptor
  /** Relative time, as on map services. */
  when: MessageDescriptor
}

/**
 * Invented reviews.
 * Replace all of them with real ones, then set `business.reviewsAreInvented` to `false`.
 */
export const sampleReviews: readonly Review[] = [
  {
    author: 'Giulia R.',
    rating: 5,
    text: msg({
      message:
        'Dropped off two suitcases at nine in the morning and had the whole day to see the city. Friendly people, a tag on each bag, done in two minutes.',
      comment: 'A review by a guest',
    }),
    when: msg({ message: '2 weeks ago', comment: 'Date of a review' }),
  },
  {
    author: 'Jonas W.',
    rating: 5,
    text: msg({
      message:
        'Our bus to Kosovo left late in the evening. They looked after our backpacks and a guitar for the same price, and the coffee is good too.',
      comment: 'A review by a guest',
    }),
    when: msg({ message: 'a month ago', comment: 'Date of a review' }),
  },
  {
    author: 'Claire D.',
    rating: 5,
    text: msg({
      message:
        'Easy to find, right by the main square. I paid on arrival in Lek and picked everything up at half past ten at night.',
      comment: 'A review by a guest',
    }),
    when: msg({ message: '3 months ago', comment: 'Date of a review' }),
  },
]
