import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { letterWords } from '../stays/history-words.ts'

const others: Partial<Record<string, MessageDescriptor>> = {
  contact_received: msg({ message: 'Message from the website', context: 'kind of an email' }),
  contact_noted: msg({
    message: 'Answer to a message from the website',
    context: 'kind of an email',
  }),
  orphan_payment: msg({ message: 'Payment without a booking', context: 'kind of an email' }),
}

const unknown = msg({ message: 'Email', context: 'kind of an email' })

/** What a mail is about; those of a stay are named as in its history. */
export function mailWords(letter: string): MessageDescriptor {
  const ofStay: Partial<Record<string, MessageDescriptor>> = letterWords
  return ofStay[letter] ?? others[letter] ?? unknown
}
