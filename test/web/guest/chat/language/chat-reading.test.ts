import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import { answerIn, languageFrom } from '../../../../../web/guest/chat/language/chat-reading.ts'
import { da } from '../../../../../web/guest/chat/language/chat-words-da.ts'
import { en } from '../../../../../web/guest/chat/language/chat-words-en.ts'

/** The words of a Danish page: its own language and English. */
const [danish, english] = [languageFrom(da), languageFrom(en)]

describe('a chat page with the words of its own language and of English', () => {
  it.each(['hvad koster det', 'how much is it', 'hej', 'tak', 'qwertz', ''])(
    'answers %j as if it knew every language',
    (text) => {
      expect(answerIn(text, danish, english)).toEqual(answerTo(text, 'da'))
    },
  )

  it('does not understand a third language', () => {
    expect(answerIn('sa kushton', danish, english).answer).toBe('default')
    expect(answerTo('sa kushton', 'sq').answer).not.toBe('default')
  })
})

describe('a circumstance in a question', () => {
  it.each([
    ['can we collect after dinner around 10pm', 'hours'],
    ['can i leave my bike while i have lunch', 'oddItems'],
    ['who do i call if the bus is late', 'contact'],
  ] as const)('does not decide the answer to “%s”', (text, answer) => {
    expect(answerTo(text, 'en').answer).toBe(answer)
  })

  it('decides the answer if nothing else is said', () => {
    expect(answerTo('what if the bus is late', 'en').answer).toBe('hours')
  })
})

describe('a long message that is about much else', () => {
  it.each([
    [
      'en',
      'so we come down from the mountains with my cousin who broke his arm and he says it is cheap',
    ],
    [
      'de',
      'mein Onkel war letztes Jahr bei euch und erzählte von dem netten Herrn mit Hut, der meinte es wäre billig',
    ],
    [
      'fr',
      'mon oncle est venu l’an dernier et il parlait d’un monsieur très gentil avec un chapeau, il disait pas cher',
    ],
    [
      'it',
      'mio zio è venuto l’anno scorso e parlava di un signore molto gentile con il cappello, diceva prezzo onesto',
    ],
    [
      'es',
      'mi tío estuvo el año pasado y hablaba de un señor muy amable con sombrero, decía que era barato',
    ],
    [
      'da',
      'min onkel var hos jer sidste år og fortalte om en meget flink herre med hat, han sagde billigt',
    ],
    [
      'sq',
      'xhaxhai im erdhi vitin e kaluar dhe fliste per nje zoteri shume te sjellshem me kapele, thoshte lire',
    ],
  ] as const)('gets an answer that admits it, in %s: %s', (locale, text) => {
    expect(answerTo(text, locale)).toMatchObject({ guessed: true, partial: true })
  })

  it.each([
    ['en', 'is it cheap'],
    ['en', 'hello, how much does it cost per day and per bag, and is it cheaper per week?'],
    ['de', 'hallo, was kostet es pro tag und gepäckstück, und ist es pro woche billiger?'],
    ['en', 'the thing is that my cousin in the mountains with the blue hat just took my suitcase'],
  ] as const)('is not one of its kind, in %s: %s', (locale, text) => {
    expect(answerTo(text, locale).partial).toBeUndefined()
  })
})

describe('thanks with praise', () => {
  it.each([
    ['en', 'thanks, great service, but we have to cancel', 'cancelling'],
    ['en', 'thanks for nothing, someone took my bag', 'theft'],
    ['es', 'gracias, muy amable, el precio por favor', 'price'],
    ['de', 'danke, alles super, bis wann habt ihr auf', 'hours'],
    ['de', 'danke, wir sind ein team von 20 leuten', 'groups'],
    ['it', 'grazie, siamo una squadra di 20 persone', 'groups'],
    ['fr', 'très sympa merci, je dois prolonger la réservation', 'extending'],
  ] as const)('does not hide a request, in %s: %s', (locale, text, answer) => {
    expect(answerTo(text, locale).answer).toBe(answer)
  })

  it('is not a please', () => {
    expect(answerTo('maletas por favor', 'es').answer).toBe('items')
  })
})
