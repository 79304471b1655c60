import { useSyncExternalStore } from 'react'
import type { Answered } from '../../../domain/chat-reading.ts'
import type { ChatTopic } from '../../../domain/chat-topics.ts'
import type { Locale } from '../../../domain/locales.ts'
import { answerTo } from './chat-language.ts'

/** What a visitor wrote, or which answer the assistant gave (specification, section 3, Chat message). */
export type ChatMessage = { id: number } & (
  | { type: 'user'; text: string }
  | ({ type: 'bot' } & Answered)
)

/** Outlives the panel: who closes it and comes back reads on where they were. */
let messages: readonly ChatMessage[] = [{ id: 0, type: 'bot', answer: 'welcome', guessed: false }]
const listeners = new Set<() => void>()

/** Answers at once what a visitor has typed; an empty message is none. Says whether there was one. */
export function say(text: string, locale: Locale): boolean {
  const words = text.trim()
  if (!words) return false
  void answerTo(words, locale).then((answered) => add(words, answered))
  return true
}

/** Answers one of the proposed questions. */
export function askAbout(topic: ChatTopic, question: string): void {
  add(question, { answer: topic, guessed: false })
}

function add(text: string, answered: Answered): void {
  const id = messages.length
  messages = [...messages, { id, type: 'user', text }, { id: id + 1, type: 'bot', ...answered }]
  for (const changed of listeners) changed()
}

export function useConversation(): readonly ChatMessage[] {
  return useSyncExternalStore(onChange, () => messages)
}

function onChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
