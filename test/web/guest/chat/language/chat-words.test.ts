import { describe, expect, it } from 'vitest'
import { locales } from '../../../../../domain/business/locales.ts'
import { chatWords } from '../../../../../web/guest/chat/language/chat.ts'
import { foldKey } from '../../../../../web/guest/chat/language/chat-key.ts'
import { partsOf, patternOf } from '../../../../../web/guest/chat/language/chat-patterns.ts'
import { readingOrder } from '../../../../../web/guest/chat/language/chat-topics.ts'

const lists = locales.flatMap((locale) => {
  const { greetings, thanks, nods, beside, circumstances, phrases, words, hints, ordinary } =
    chatWords[locale]
  const named = {
    greetings,
    thanks,
    nods,
    beside,
    clientContexts: circumstances,
    ordinary,
    ...words,
  }
  const entitled = (lists: object, title: string) =>
    Object.entries(lists).map(([matter, list]) => [`${matter}, ${title}`, list] as const)
  return [
    ...Object.entries(named),
    ...entitled(phrases, 'a phrase'),
    ...entitled(hints, 'a hint'),
  ].map(([name, list]) => [locale, name, partsOf(list)] as const)
})

describe('the word lists of the chat', () => {
  it.each(lists)('%s, %s: are written like message keys, without duplicates', (_, __, words) => {
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
    for (const word of words) expect(word).toMatch(/^[a-z0-9#*(!][a-z0-9 #*()/!.]*$/)
  })

  it.each(lists)(
    '%s, %s: close every bracket, and use slashes only inside brackets',
    (_, __, words) => {
      const closed = /\([^()]*\)/g
      for (const word of words) {
        expect(word.replace(closed, '').replace(closed, '')).not.toMatch(/[()/]/)
      }
    },
  )

  it.each(locales)('%s: have at least three words for every topic and detail', (locale) => {
    for (const matter of readingOrder) {
      expect(partsOf(chatWords[locale].words[matter]).length, matter).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(locales)('%s: match their own words without wildcards', (locale) => {
    for (const [matter, list] of Object.entries(chatWords[locale].words)) {
      for (const word of partsOf(list).filter((one) => /^[a-z0-9 ]+$/.test(one))) {
        const key = ` ${foldKey(word, locale)} `
        expect(patternOf(list, locale).test(key), `${matter}: ${word}`).toBe(true)
      }
    }
  })
})
