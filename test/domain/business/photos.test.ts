import { expect, it } from 'vitest'
import { missingPhotos } from '../../../domain/business/photos.ts'

const taken = { src: '/photos/door.jpg', width: 1600, height: 1200 } as const

it('the missing photos are listed by the place they are for', () => {
  const given = {
    desk: null,
    door: taken,
    shelves: null,
    people: taken,
    square: taken,
    street: taken,
  }
  expect(missingPhotos(given)).toEqual([
    'the desk, on the first screen of home',
    'bags on their shelves, on the card of luggage storage',
  ])
})

it('no photos are missing once each place has one', () => {
  expect(
    missingPhotos({
      desk: taken,
      door: taken,
      shelves: taken,
      people: taken,
      square: taken,
      street: taken,
    }),
  ).toEqual([])
})
