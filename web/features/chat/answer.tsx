import type { ComponentType } from 'react'
import type { ChatReply } from '../../../domain/chat-topics.ts'
import { BookingAnswer } from './answers/booking-answer.tsx'
import { CancellingAnswer } from './answers/cancelling-answer.tsx'
import { ContactAnswer } from './answers/contact-answer.tsx'
import { DefaultAnswer, WelcomeAnswer } from './answers/general-answers.tsx'
import { HoursAnswer } from './answers/hours-answer.tsx'
import { ItemsAnswer, SpecialAnswer } from './answers/items-answers.tsx'
import { LocationAnswer } from './answers/location-answer.tsx'
import { NearbyAnswer } from './answers/nearby-answer.tsx'
import { PaymentAnswer } from './answers/payment-answer.tsx'
import { PriceAnswer } from './answers/price-answer.tsx'
import { RidesAnswer } from './answers/rides-answer.tsx'
import { SafetyAnswer } from './answers/safety-answer.tsx'

const answers: Record<ChatReply, ComponentType> = {
  welcome: WelcomeAnswer,
  price: PriceAnswer,
  hours: HoursAnswer,
  booking: BookingAnswer,
  safety: SafetyAnswer,
  location: LocationAnswer,
  contact: ContactAnswer,
  items: ItemsAnswer,
  payment: PaymentAnswer,
  nearby: NearbyAnswer,
  special: SpecialAnswer,
  cancelling: CancellingAnswer,
  rides: RidesAnswer,
  default: DefaultAnswer,
}

/** What the assistant says, from the facts of the business. */
export function Answer({ reply }: { reply: ChatReply }) {
  const Content = answers[reply]
  return <Content />
}
