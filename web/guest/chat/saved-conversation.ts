import { savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { type ChatTopic, chatTopics } from './language/chat-topics.ts'

/** `topic` is only set if the visitor picked the question instead of typing it. */
export interface AskedQuestion {
  text: string
  topic?: ChatTopic
}

export const maxCharacters = 500
const maxQuestions = 20

/** Saved by language, because the assistant may not understand questions in another language. */
const nameIn = (locale: string) => `chat-${locale}`

/** Saves the latest questions in the tab, because each link loads a new document. */
export function saveQuestions(questions: readonly AskedQuestion[], locale: string): void {
  saveInTab(nameIn(locale), questions.slice(-maxQuestions))
}

export function savedQuestions(locale: string): AskedQuestion[] {
  const saved = savedInTab(nameIn(locale))
  return Array.isArray(saved) ? saved.slice(-maxQuestions).filter(isQuestion) : []
}

function isQuestion(value: unknown): value is AskedQuestion {
  if (typeof value !== 'object' || value === null) return false
  const { text, topic } = value as Partial<Record<keyof AskedQuestion, unknown>>
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= maxCharacters &&
    (topic === undefined || chatTopics.includes(topic as ChatTopic))
  )
}
