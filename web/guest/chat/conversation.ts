import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../domain/business/locales.ts'
import { answerInLanguage, type QuotedAnswer } from './chat-language.ts'
import type { ChatTopic } from './language/chat-topics.ts'
import { type AskedQuestion, savedQuestions, saveQuestions } from './saved-conversation.ts'

type Reply = ({ type: 'bot' } & QuotedAnswer) | { type: 'coming' | 'lost'; question: string }

export type ChatMessage = { id: number } & ({ type: 'user'; text: string } | Reply)

const timeoutMs = 15_000

/** Stored outside `ChatPanel`, which is unmounted when it closes. */
let messages: readonly ChatMessage[] = [{ id: 0, type: 'bot', answer: 'welcome', guessed: false }]
const listeners = new Set<() => void>()
let questions: readonly AskedQuestion[] = []

/**
 * Asks the tab's saved questions again, unless a question was asked on this page.
 * Resolves once all are answered or have failed.
 */
export async function restoreConversation(locale: Locale): Promise<void> {
  if (questions.length > 0) return
  questions = savedQuestions(locale)
  await Promise.all(questions.map((question) => ask(question, locale)))
}

export function say(text: string, locale: Locale): boolean {
  const question = text.trim()
  if (!question) return false
  remember({ text: question }, locale)
  return true
}

export function askAbout(topic: ChatTopic, text: string, locale: Locale): void {
  remember({ text, topic }, locale)
}

function remember(question: AskedQuestion, locale: Locale): void {
  questions = [...questions, question]
  saveQuestions(questions, locale)
  void ask(question, locale)
}

async function ask({ text, topic }: AskedQuestion, locale: Locale): Promise<void> {
  if (topic) add(text, { type: 'bot', answer: topic, guessed: false })
  else await answer(add(text, { type: 'coming', question: text }), text, locale)
}

export function askAgain(id: number, question: string, locale: Locale): void {
  settle(id, { type: 'coming', question })
  void answer(id, question, locale)
}

async function answer(id: number, question: string, locale: Locale): Promise<void> {
  const lose = () => settle(id, { type: 'lost', question })
  const timer = setTimeout(lose, timeoutMs)
  await answerInLanguage(question, locale)
    .then((answered) => settle(id, { type: 'bot', ...answered }), lose)
    .finally(() => clearTimeout(timer))
}

/**
 * Adds a question with its reply, and returns the reply's id.
 * Both are added at once, so each reply stays below its question.
 */
function add(text: string, reply: Reply): number {
  const id = messages.length
  show([...messages, { id, type: 'user', text }, { id: id + 1, ...reply }])
  return id + 1
}

/**
 * Replaces a pending or lost reply.
 * Never replaces an answer, because an earlier attempt may fail after a later one has succeeded.
 */
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
