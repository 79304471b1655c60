import type { MessageDescriptor } from '@lingui/core'

export type QuestionId =
  | 'where'
  | 'price'
  | 'size'
  | 'hours'
  | 'safety'
  | 'lost'
  | 'receipt'
  | 'cafe'
  | 'other-items'
  | 'refused'
  | 'booking'
  | 'payment'
  | 'refund'
  | 'why'
  | 'attractions'
  | 'bike'

export interface Question {
  /** Id of the question, which is also the answer's anchor on the page. */
  id: QuestionId
  question: MessageDescriptor
  /** Answer in plain text, because the structured data also contains it. */
  answer: MessageDescriptor
}
