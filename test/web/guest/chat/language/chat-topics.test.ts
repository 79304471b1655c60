import { describe, expect, it } from 'vitest'
import { chatTopics, followUps } from '../../../../../web/guest/chat/language/chat-topics.ts'

describe('the questions that follow a reply', () => {
  it.each(Object.entries(followUps))(
    'after %s are four, and none the same again',
    (reply, four) => {
      expect(new Set(four).size).toBe(4)
      expect(four).not.toContain(reply)
    },
  )

  it('lead to every topic in the end', () => {
    expect(new Set(Object.values(followUps).flat())).toEqual(new Set(chatTopics))
  })
})
