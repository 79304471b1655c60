import { describe, expect, it } from 'vitest'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import type { ChatAnswer } from '../../../../../web/guest/chat/language/chat-topics.ts'
import { quotedWith } from '../../../../../web/guest/chat/quote/quoted.ts'

const now = tiranaInstant('2026-11-27', '09:30')

const quoted = (answer: ChatAnswer, text: string) =>
  quotedWith(answer, text, 'en', now, regularOpeningTimes)

describe('an answer of the chat', () => {
  it.each([
    ['price', 'how much for 3 bags 2 days'],
    ['reserving', 'I want to book 2 suitcases tomorrow'],
    ['hours', 'and for 3 days?'],
    ['default', '3bags 2days'],
    ['default', 'zxcv 2 bags 3 days'],
    ['groups', 'we r 18 ppl w 25 bags'],
  ] as const)('is the quote alone after %s: %s', (answer, text) => {
    expect(quoted(answer, text)?.isWhole).toBe(true)
  })

  it.each([
    ['items', 'do you take 2 bicycles for a week'],
    ['groups', 'we r 14 ppl w 20 bags'],
    ['full', 'is there room for 3 bags on saturday'],
    ['days', 'is friday 10pm to sunday 9am two days?'],
    ['days', 'we drop one bag today and collect it tomorrow, do you charge two days'],
    ['days', 'do 2 bags for 3 nights count per calendar day'],
    ['hours', 'are you open then, we drop 2 bags friday and collect them sunday'],
    ['night', 'can I come at night, 2 bags from friday 11pm to sunday'],
  ] as const)('has the quote below it after %s: %s', (answer, text) => {
    expect(quoted(answer, text)?.isWhole).toBe(false)
  })

  it.each([
    ['hours', 'are you open 24 hours'],
    ['hours', 'are you open on 28 november'],
    ['changing', 'I want to add two days'],
    ['booking', 'can I extend by one more day'],
    ['booking', 'is there room tomorrow'],
    ['price', 'is it 3 euro per day or per hour'],
    ['price', 'does a rucksack count as an item'],
    ['items', 'can I leave a stroller'],
    ['hours', '24 hours?'],
    ['hours', 'saturday and sunday?'],
    ['hours', 'is your office open from saturday to monday'],
    ['days', 'does the day of the drop off count'],
    ['night', 'can I pick up at 2 in the night'],
    ['nearby', 'we have 4 hours, any tips'],
    ['rides', 'how do I get to you from the airport with 4 suitcases'],
    ['default', 'my dog ate 2 bags of crisps'],
    ['items', 'may weapons be stored for 2 days'],
  ] as const)('has no quote after %s: %s', (answer, text) => {
    expect(quoted(answer, text)).toBeNull()
  })
})
