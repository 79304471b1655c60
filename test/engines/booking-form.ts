import { words } from '../e2e/words.ts'
import { comesToLife } from './test.ts'
import type { Place } from './window.ts'

const say = words.en

export const reference = /TIR-\d{4}-\d{3}-[A-Z0-9]{4}/

/** Two items, tomorrow. */
export async function fillsInTwoItems(place: Place): Promise<void> {
  await comesToLife(place)
  const unique = crypto.randomUUID().slice(0, 8)
  await place.fill(say.fullName, `Ana Hoxha ${unique}`)
  await place.fill(say.email, `ana.${unique}@example.com`)
  await place.fill(say.items, '2')
  await place.tap('label', /^Tomorrow/)
}
