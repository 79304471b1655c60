/*
 * What people type at the desk, and whom they look for: each file beside this one has guests and searches. Put another
 * file here to try more.
 */

interface TypedGuest {
  id: string
  customerName: string
  customerEmail: string
  customerPhone: string
  reference: string
  /** Tags of bags that are here. */
  tags: number[]
}

interface TypedSearch {
  typed: string
  /** Id of the guest who is meant. */
  finds: string
  kind: string
}

interface TypedFile {
  stays: TypedGuest[]
  searches: TypedSearch[]
}

const files = import.meta.glob<TypedFile>('./*.json', { eager: true, import: 'default' })

export const typedFiles = Object.entries(files).map(
  ([file, contents]) => [file.replace(/^.*\/(.*)\.json$/, '$1'), contents] as const,
)

/** So many stays, with those of a file. */
export const officeSize = 500

const words = (text: string) => text.split(' ')
const firstNames = words(
  'Agnes Ben Camille Davide Edith Florian Gemma Hugo Irene Jakob Karin Leon Marta Nils Olivia Paul Quentin Rosa Samuel Tina Ursula Viktor Wanda Xenia Yann',
)
const lastNames = words(
  'Andersen Becker Colombo Duval Eriksen Fontana Garnier Hartmann Iversen Jansen Keller Lambert Moretti Nygaard Olsen Pereira Quist Richter Sorensen Thomsen Urban Vogel Weber Ziegler Zanetti',
)

/** The guests of a file, then others, whom none of its searches is meant to find. */
export function guestsOf({ stays }: TypedFile): TypedGuest[] {
  const others = Array.from({ length: officeSize - stays.length }, (_, at) => {
    const hash = (at * 2_654_435_761) % 4_294_967_296
    const name = `${firstNames[at % 25]} ${lastNames[Math.floor(at / 25)]}`
    return {
      id: `other${at}`,
      customerName: name,
      customerEmail: `${name.toLowerCase().replace(' ', '.')}${at}@guest.example`,
      customerPhone: `+${30 + (at % 60)} ${String(hash).padStart(10, '7').slice(-9)}`,
      reference: `TIR-2026-${100 + (at % 200)}-${hash.toString(36).toUpperCase().padStart(4, 'Q').slice(-4)}`,
      tags: at % 10 === 0 ? [2000 + at] : [],
    }
  })
  return [...stays, ...others]
}

/** An id of a stay; its first eight characters tell it from the others. */
export function stayIdOf(at: number): string {
  return `${((at * 40_503 + 7) * 65_537).toString(16).padStart(8, '0').slice(-8)}-0000-4000-8000-${String(at).padStart(12, '0')}`
}

/** The stay that a search looks for is among so many first results. */
export const mostBefore = 5

/** No search finds more of the stays than these, so that none finds its stay by finding all. */
export const mostFound = officeSize / 10
