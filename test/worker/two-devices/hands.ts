import { type Cash, noCash, plus } from '../../../domain/payments/drawer.ts'

/** What is really on the shelf and in the drawer, whatever the books say. */
export function openHands() {
  /** Each bag with the tag that hangs on it, and the stay that staff recorded it under. */
  let shelf: { stayId: string; tag: number }[] = []
  let drawer: Cash = noCash
  let unexplained: Cash = noCash

  return {
    takes: (stayId: string, tags: readonly number[]) =>
      void shelf.push(...tags.map((tag) => ({ stayId, tag }))),
    /** Gives bags out; none if they have left already. */
    gives: (stayId: string, tags: readonly number[]) => {
      shelf = shelf.filter((bag) => bag.stayId !== stayId || !tags.includes(bag.tag))
    },
    hangs: (stayId: string, before: readonly number[], after: readonly number[]) => {
      shelf = shelf.map((bag) => {
        const place = bag.stayId === stayId ? before.indexOf(bag.tag) : -1
        return { ...bag, tag: after[place] ?? bag.tag }
      })
    },
    /** Two stays turn out to be one guest's; a bag recorded in both is one bag. */
    joins: (stayId: string, other: string) => {
      const moved = shelf.map((bag) => (bag.stayId === stayId ? { ...bag, stayId: other } : bag))
      const seen = new Set<string>()
      shelf = moved.filter(({ stayId: id, tag }) => {
        const isNew = !seen.has(`${id} ${tag}`)
        seen.add(`${id} ${tag}`)
        return isNew
      })
    },
    tagsOf: (stayId: string) => shelf.filter((bag) => bag.stayId === stayId).map(({ tag }) => tag),
    pays: (cash: Cash) => {
      drawer = plus(drawer, cash)
    },
    /** Cash of a dropped entry that stays in the drawer. */
    leaves: (cash: Cash) => {
      unexplained = plus(unexplained, cash)
    },
    bags: () => shelf.map(({ stayId, tag }) => `${tag} of ${stayId}`).toSorted(),
    drawer: () => drawer,
    unexplained: () => unexplained,
  }
}

export type Hands = ReturnType<typeof openHands>
