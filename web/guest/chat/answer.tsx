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
import { QuoteAnswer } from './quote/quote-answer.tsx'
import type { Quoted } from './quote/quoted.ts'

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
  quoted?: Quoted | null | undefined
}

export function Answer({ answer, guessed, quoted }: AnswerProps) {
  const Content = answers[answer]
  if (quoted?.isWhole) return <QuoteAnswer quote={quoted.quote} />
  return (
    <>
      <Content />
      {quoted && <QuoteAnswer quote={quoted.quote} />}
      {guessed && <PersonLine />}
    </>
  )
}
