import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../domain/business/locales.ts'
import { answerInLanguage } from './chat-language.ts'
import type { Answered } from './language/chat-reading.ts'
import type { ChatTopic } from './language/chat-topics.ts'

type Reply =
  | ({ type: 'bot' } & Answered)
  /** What the assistant understands questions by is on its way, or did not come. */
  | { type: 'coming' | 'lost'; question: string }

/** What a visitor wrote, or which answer the assistant gave (specification, section 3, Chat message). */
export type ChatMessage = { id: number } & ({ type: 'user'; text: string } | Reply)

/** A line that hangs this long is taken for lost. */
const timeoutMs = 15_000

/** Outlives the panel: who closes it and comes back reads on where they were. */
let messages: readonly ChatMessage[] = [{ id: 0, type: 'bot', answer: 'welcome', guessed: false }]
const listeners = new Set<() => void>()

/** Answers what a visitor has typed; an empty message is none. Says whether there was one. */
export function say(text: string, locale: Locale): boolean {
  const question = text.trim()
  if (!question) return false
  answer(add(question, { type: 'coming', question }), question, locale)
  return true
}

/** Answers one of the proposed questions. */
export function askAbout(topic: ChatTopic, question: string): void {
  add(question, { type: 'bot', answer: topic, guessed: false })
}

/** Tries once more to answer, in the same place, what a lost connection left without an answer. */
export function askAgain(id: number, question: string, locale: Locale): void {
  settle(id, { type: 'coming', question })
  answer(id, question, locale)
}

function answer(id: number, question: string, locale: Locale): void {
  const lose = () => settle(id, { type: 'lost', question })
  const timer = setTimeout(lose, timeoutMs)
  void answerInLanguage(question, locale)
    .then((answered) => settle(id, { type: 'bot', ...answered }), lose)
    .finally(() => clearTimeout(timer))
}

/** A question, and the place of its reply below it, whose id it gives: answers stand in the order of questions. */
function add(text: string, reply: Reply): number {
  const id = messages.length
  show([...messages, { id, type: 'user', text }, { id: id + 1, ...reply }])
  return id + 1
}

/** What was answered stays so, even where an earlier attempt fails later. */
function settle(id: number, reply: Reply): void {
  show(messages.map((one) => (one.id === id && one.type !== 'bot' ? { id, ...reply } : one)))
}

function show(now: readonly ChatMessage[]): void {
  messages = now
  for (const changed of listeners) changed()
}

export function useConversation(): readonly ChatMessage[] {
  return useSyncExternalStore(onChange, () => messages)
}

function onChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
