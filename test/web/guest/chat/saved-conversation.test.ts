import { beforeEach, expect, it, vi } from 'vitest'
import { saveInTab } from '../../../../web/browser/saved-in-tab.ts'
import { savedQuestions, saveQuestions } from '../../../../web/guest/chat/saved-conversation.ts'
import { tabStorage } from '../../tab-storage.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', tabStorage()))

it('questions are saved by language, with the topic of a suggested one', () => {
  const asked = [
    { text: 'can I call you' },
    { text: 'When are you open?', topic: 'hours' as const },
  ]
  saveQuestions(asked, 'en')
  expect(savedQuestions('en')).toEqual(asked)
  expect(savedQuestions('de')).toEqual([])
})

it('only the last twenty are saved', () => {
  const asked = Array.from({ length: 30 }, (_, place) => ({ text: `question ${place}` }))
  saveQuestions(asked, 'en')
  expect(savedQuestions('en')).toEqual(asked.slice(-20))
})

it('what is no question is ignored', () => {
  const wrong = [null, 'text', { text: 7 }, { text: ' ' }, { text: 'x'.repeat(501) }]
  saveInTab('chat-en', [...wrong, { text: 'price', topic: 'toString' }, { text: 'price' }])
  expect(savedQuestions('en')).toEqual([{ text: 'price' }])
  for (const value of [null, {}, 'price', 3]) {
    saveInTab('chat-en', value)
    expect(savedQuestions('en')).toEqual([])
  }
})
