import type { PhotoPlace, SitePhoto } from './business.ts'

const shownAs: Record<PhotoPlace, string> = {
  desk: 'the desk, on the first screen of home',
  door: 'the door from the street, on the location page and in our story on home',
  shelves: 'bags on their shelves, on the card of luggage storage',
  people: 'the people at the desk, on the About page',
  square: 'the square with the statue, where the walk on the location page starts',
  street: 'the street on the way, in the walk on the location page',
}

export function missingPhotos(photos: Readonly<Record<PhotoPlace, SitePhoto | null>>): string[] {
  const places = Object.entries(photos) as [PhotoPlace, SitePhoto | null][]
  return places.flatMap(([place, photo]) => (photo ? [] : [shownAs[place]]))
}
