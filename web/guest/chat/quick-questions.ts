import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChatTopic } from './language/chat-topics.ts'

/** The assistant must recognize the topic of each question in every language. */
export const quickQuestions: Record<ChatTopic, MessageDescriptor> = {
  price: msg({ message: 'How much does it cost?', context: 'quick question: price' }),
  hours: msg({ message: 'When are you open?', context: 'quick question: hours' }),
  booking: msg({ message: 'How do I book?', context: 'quick question: booking' }),
  safety: msg({ message: 'Is my luggage safe?', context: 'quick question: safety' }),
  location: msg({ message: 'Where are you?', context: 'quick question: location' }),
  contact: msg({ message: 'How can I contact you?', context: 'quick question: contact' }),
  items: msg({ message: 'What can I store?', context: 'quick question: items' }),
  payment: msg({ message: 'How can I pay?', context: 'quick question: payment' }),
  nearby: msg({ message: 'What is there to see nearby?', context: 'quick question: nearby' }),
  special: msg({ message: 'Do you take special requests?', context: 'quick question: special' }),
}
