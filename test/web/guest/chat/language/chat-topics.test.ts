import { describe, expect, it } from 'vitest'
import { chatTopics, followUps } from '../../../../../web/guest/chat/language/chat-topics.ts'

describe('the follow-up questions of a chat reply', () => {
  it.each(Object.entries(followUps))(
    'after %s are four different ones, without the reply itself',
    (reply, four) => {
      expect(new Set(four).size).toBe(4)
      expect(four).not.toContain(reply)
    },
  )

  it('cover every topic', () => {
    expect(new Set(Object.values(followUps).flat())).toEqual(new Set(chatTopics))
  })
})
