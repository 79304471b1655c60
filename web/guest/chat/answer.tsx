import type { ComponentType } from 'react'
import { BookingAnswer } from './answers/booking-answer.tsx'
import { CancellingAnswer } from './answers/cancelling-answer.tsx'
import { ChangingAnswer, FullAnswer } from './answers/changing-answer.tsx'
import { ContactAnswer } from './answers/contact-answer.tsx'
import {
  AccessAnswer,
  AssistantAnswer,
  ChargingAnswer,
  CollectingAnswer,
  CurrenciesAnswer,
  GroupsAnswer,
  PapersAnswer,
  ToiletsAnswer,
} from './answers/desk-answers.tsx'
import { DefaultAnswer, ThanksAnswer, WelcomeAnswer } from './answers/general-answers.tsx'
import { HoursAnswer } from './answers/hours-answer.tsx'
import { ItemsAnswer, SafetyAnswer, SpecialAnswer } from './answers/items-answers.tsx'
import { LocationAnswer } from './answers/location-answer.tsx'
import { NearbyAnswer } from './answers/nearby-answer.tsx'
import { PersonLine } from './answers/person-line.tsx'
import { PaymentAnswer, PriceAnswer } from './answers/price-answer.tsx'
import { RidesAnswer } from './answers/rides-answer.tsx'
import { CitiesAnswer, LodgingAnswer } from './answers/travel-answers.tsx'
import type { ChatAnswer } from './language/chat-topics.ts'

const answers: Record<ChatAnswer, ComponentType> = {
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
  cities: CitiesAnswer,
  assistant: AssistantAnswer,
  toilets: ToiletsAnswer,
  charging: ChargingAnswer,
  papers: PapersAnswer,
  collecting: CollectingAnswer,
  access: AccessAnswer,
  currencies: CurrenciesAnswer,
  lodging: LodgingAnswer,
  eating: NearbyAnswer,
  paying: PaymentAnswer,
  changing: ChangingAnswer,
  full: FullAnswer,
  reserving: BookingAnswer,
  groups: GroupsAnswer,
  watching: SafetyAnswer,
  losing: SafetyAnswer,
  greeting: WelcomeAnswer,
  thanks: ThanksAnswer,
  default: DefaultAnswer,
}

interface AnswerProps {
  answer: ChatAnswer
  guessed: boolean
}

export function Answer({ answer, guessed }: AnswerProps) {
  const Content = answers[answer]
  return (
    <>
      <Content />
      {guessed && <PersonLine />}
    </>
  )
}
