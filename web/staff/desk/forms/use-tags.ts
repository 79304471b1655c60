import { useState } from 'react'
import { type TakenTags, type TypedTags, tagNumbers, tagsInUse, tagTexts } from './tags.ts'

export function useTags(count: number, taken: TakenTags, first: TypedTags = {}) {
  const [typed, type] = useState<TypedTags>(first)
  const [refused, refuse] = useState<readonly number[]>([])
  const unfree = [...taken.known, ...refused]
  const texts = tagTexts(count, typed, { ...taken, known: unfree })
  const numbers = tagNumbers(texts)
  return {
    texts,
    numbers,
    inUse: numbers?.filter((tag) => unfree.includes(tag)) ?? [],
    typeTag: (place: number, text: string) => type({ ...typed, [place]: text }),
    /** Replaces tags that are in use, after the server has refused the tags in `sent`. */
    proposeOthers: (sent: readonly number[], takenNow: readonly number[]) => {
      const gone = tagsInUse(sent, takenNow)
      refuse([...refused, ...gone])
      const stays = Object.entries(typed).filter(([, text]) => !gone.includes(Number(text)))
      type(Object.fromEntries(stays))
    },
  }
}

export type Tags = ReturnType<typeof useTags>
