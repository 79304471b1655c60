import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { photos } from '../../../domain/business/business.ts'
import { missingPhotos } from '../../../domain/business/photos.ts'

const taken = { src: '/photos/door.jpg', width: 1600, height: 1200 } as const

it('tells the operator which places are left to drawings', () => {
  const given = { desk: null, door: taken, shelves: null, people: taken }
  expect(missingPhotos(given)).toEqual([
    'the desk, on the first screen of home',
    'bags on their shelves, on the card of luggage storage',
  ])
})

it('has nothing to tell once each place has its photograph', () => {
  expect(missingPhotos({ desk: taken, door: taken, shelves: taken, people: taken })).toEqual([])
})

it('names no photograph that is not there', () => {
  const named = Object.values(photos).flatMap((photo) => photo?.src ?? [])
  expect(named.filter((src) => !existsSync(`web/public${src}`))).toEqual([])
})
