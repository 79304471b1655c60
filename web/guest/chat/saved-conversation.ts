import { savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { type ChatTopic, chatTopics } from './language/chat-topics.ts'

/** A visitor's question. `topic` is set if it was a suggested question. */
export interface Question {
  text: string
  topic?: ChatTopic
}

export const maxCharacters = 500
const maxQuestions = 20

/** Each language has its own conversation, because the assistant may not understand the others. */
const nameIn = (locale: string) => `chat-${locale}`

/**
 * Saves the last 20 questions in the tab.
 * Each link loads a new document, which answers them again.
 */
export function saveQuestions(questions: readonly Question[], locale: string): void {
  saveInTab(nameIn(locale), questions.slice(-maxQuestions))
}

export function savedQuestions(locale: string): Question[] {
  const saved = savedInTab(nameIn(locale))
  return Array.isArray(saved) ? saved.slice(-maxQuestions).filter(isQuestion) : []
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false
  const { text, topic } = value as Partial<Record<keyof Question, unknown>>
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= maxCharacters &&
    (topic === undefined || chatTopics.includes(topic as ChatTopic))
  )
}
