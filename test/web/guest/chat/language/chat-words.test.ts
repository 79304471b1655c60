import { describe, expect, it } from 'vitest'
import { locales } from '../../../../../domain/business/locales.ts'
import { chatWords } from '../../../../../web/guest/chat/language/chat.ts'
import { foldKey, partsOf, spellingOf } from '../../../../../web/guest/chat/language/chat-key.ts'
import { patternOf } from '../../../../../web/guest/chat/language/chat-patterns.ts'
import { readingOrder } from '../../../../../web/guest/chat/language/chat-topics.ts'

const lists = locales.flatMap((locale) => {
  const { greetings, thanks, nods, circumstances, asks, ordinary, matters } = chatWords[locale]
  const named = { greetings, thanks, nods, circumstances, asks, ordinary }
  const ofMatters = Object.entries(matters).flatMap(([matter, lists]) =>
    Object.entries(lists).map(([strength, list]) => [`${matter}, ${strength}`, list] as const),
  )
  return [...Object.entries(named), ...ofMatters].map(
    ([name, list]) => [locale, name, partsOf(list)] as const,
  )
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

  it.each(locales)('%s: have words for every topic and detail', (locale) => {
    for (const matter of readingOrder) {
      const { phrases = '', words = '' } = chatWords[locale].matters[matter]
      expect(partsOf(`${phrases},${words}`).length, matter).toBeGreaterThanOrEqual(1)
    }
  })

  it.each(locales)('%s: match their own words without wildcards', (locale) => {
    const spelling = spellingOf(chatWords[locale].letters, chatWords[locale].shortForms)
    for (const [matter, { words = '' }] of Object.entries(chatWords[locale].matters)) {
      for (const word of partsOf(words).filter((one) => /^[a-z0-9 ]+$/.test(one))) {
        const key = ` ${foldKey(word, spelling)} `
        expect(patternOf(words, spelling).test(key), `${matter}: ${word}`).toBe(true)
      }
    }
  })
})
