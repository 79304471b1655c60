import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../../domain/business/locales.ts'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import {
  type ChatAnswer,
  type ChatTopic,
  chatTopics,
  isMatter,
  topicOfMatter,
} from '../../../../../web/guest/chat/language/chat-topics.ts'

/** Strangers' questions, each with the answers that a good clerk would let stand. */
const questions: Record<Locale, { q: string; answers: ChatAnswer[] }[]> = JSON.parse(
  readFileSync('test/web/guest/chat/language/clerk-questions.json', 'utf8'),
)

describe.each(locales)("strangers' questions in %s", (locale) => {
  it.each(questions[locale])('$q', ({ q, answers }) => {
    const { answer, choices } = answerTo(q, locale)
    expect(answers).toContain(answer)
    expect(choices).toBeUndefined()
  })
})

describe('what a guest in trouble writes', () => {
  it.each([
    ['en', 'someone took my bag!!', 'theft'],
    ['en', 'I didnt get any email after paying', 'lostLink'],
    ['en', 'the office is closed and my bags are inside!', 'lockedOut'],
    ['en', 'you gave me the wrong suitcase', 'notMine'],
    ['en', 'my payment failed', 'payFails'],
    ['en', 'the app froze when i paid', 'siteFails'],
    ['de', 'wo find ich meinen qr code', 'lostLink'],
    ['de', 'mein koffer ist weg', 'theft'],
    ['de', 'doppelt abgebucht', 'chargedTwice'],
    ['fr', "quelqu'un a pris mon sac !", 'theft'],
    ['fr', "j'ai été débité deux fois", 'chargedTwice'],
    ['es', 'no llegamos antes de las 23', 'runningLate'],
    ['es', 'esta no es mi maleta', 'notMine'],
    ['it', 'la porta è chiusa e le valigie sono dentro', 'lockedOut'],
    ['it', 'non ho ricevuto nessuna mail dopo il pagamento', 'lostLink'],
    ['da', 'nogen har taget min taske', 'theft'],
    ['da', 'vi når det ikke inden kl 23', 'runningLate'],
    ['sq', 'dikush ma mori canten', 'theft'],
    ['sq', 'pagesa deshtoi', 'payFails'],
  ] as const)('in %s, “%s”, is answered alone, as %s', (locale, text, answer) => {
    expect(answerTo(text, locale)).toMatchObject({ answer })
    expect(answerTo(text, locale).also).toBeUndefined()
  })

  it.each([
    ['en', 'what happens if somebody steals my bag'],
    ['es', 'qué pasa si me roban la maleta'],
    ['da', 'hvad sker der hvis min taske bliver stjålet'],
  ] as const)('in %s, “%s”, is not urgent', (locale, text) => {
    expect(answerTo(text, locale).answer).toBe('insurance')
  })
})

describe('two questions in one message', () => {
  it.each([
    ['en', 'Are you open on Sunday and can I pay by card?', 'holidays', 'cards'],
    ['en', 'where are you? how much is it?', 'price', 'location'],
    ['de', 'Habt ihr sonntags offen und wo seid ihr?', 'holidays', 'location'],
    ['fr', 'vous êtes ouverts le dimanche et je peux payer par carte ?', 'holidays', 'cards'],
    ['es', 'abren los domingos y puedo pagar con tarjeta?', 'holidays', 'cards'],
    ['it', 'siete aperti la domenica e posso pagare con carta?', 'holidays', 'cards'],
    ['da', 'har i åbent om søndagen og kan jeg betale med kort?', 'holidays', 'cards'],
    ['sq', 'a jeni hapur te dielen dhe a mund te paguaj me karte?', 'holidays', 'cards'],
  ] as const)('in %s, “%s”, get two answers', (locale, text, answer, also) => {
    expect(answerTo(text, locale)).toMatchObject({ answer, also })
  })

  it.each([
    ['en', 'when does the airport shuttle go and what does it cost', 'rides'],
    ['en', 'we land at 9 and have two bags, what does it cost', 'price'],
    ['it', 'la cancellazione è gratuita?', 'cancelling'],
  ] as const)('in %s, “%s”, is one question', (locale, text, answer) => {
    expect(answerTo(text, locale)).toMatchObject({ answer })
    expect(answerTo(text, locale).also).toBeUndefined()
  })
})

describe("a topic's own name", () => {
  const topic = fc.constantFrom(...chatTopics)

  const topicIn = (answer: ChatAnswer | undefined) =>
    answer && isMatter(answer) ? topicOfMatter(answer) : null

  it.each(chatTopics)('alone is its topic: %s', (name) => {
    expect(topicIn(answerTo(name, 'en').answer)).toBe(name)
  })

  it('keeps the specified order in each pair, joined in any way', () => {
    const joint = fc.constantFrom(' and ', ', ', '? ', ' + ', ' ')
    fc.assert(
      fc.property(topic, topic, joint, (one, other, joint) => {
        const [first] = chatTopics.filter((name) => name === one || name === other)
        expect(topicIn(answerTo(`${one}${joint}${other}`, 'en').answer)).toBe(first)
      }),
      { numRuns: 2000 },
    )
  })

  it('gets its answer beside another one', () => {
    const pairs = chatTopics.flatMap((one, place) =>
      chatTopics.slice(place + 1).map((other) => [one, other] as [ChatTopic, ChatTopic]),
    )
    for (const [one, other] of pairs) {
      expect(topicIn(answerTo(`${other} and ${one}`, 'en').also), `${other} and ${one}`).toBe(other)
    }
  })
})
