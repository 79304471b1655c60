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
  /** Also the anchor of the answer on the page. */
  id: QuestionId
  question: MessageDescriptor
  /** Plain text, because the structured data also contains the answer. */
  answer: MessageDescriptor
}
