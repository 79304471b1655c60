import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { BookingAnswer, WalkInAnswer } from './answers/booking-answer.tsx'
import { CancellingAnswer } from './answers/cancelling-answer.tsx'
import {
  ChangingAnswer,
  ExtendingAnswer,
  FullAnswer,
  LateDropOffAnswer,
} from './answers/changing-answer.tsx'
import { ChoiceAnswer } from './answers/choice-answer.tsx'
import { ContactAnswer } from './answers/contact-answer.tsx'
import * as desk from './answers/desk-answers.tsx'
import { DefaultAnswer, ThanksAnswer, WelcomeAnswer } from './answers/general-answers.tsx'
import * as hours from './answers/hours-answer.tsx'
import { ItemsAnswer, SafetyAnswer, SpecialAnswer } from './answers/items-answers.tsx'
import { FromStationAnswer, LocationAnswer } from './answers/location-answer.tsx'
import {
  ByNameAnswer,
  LostLinkAnswer,
  LostTagAnswer,
  WrongEmailAnswer,
} from './answers/lost-answers.tsx'
import * as luggage from './answers/luggage-answers.tsx'
import * as money from './answers/money-answers.tsx'
import { NearbyAnswer } from './answers/nearby-answer.tsx'
import { PersonLine } from './answers/person-line.tsx'
import { PaymentAnswer, PriceAnswer } from './answers/price-answer.tsx'
import { RidesAnswer } from './answers/rides-answer.tsx'
import * as travel from './answers/travel-answers.tsx'
import * as urgent from './answers/urgent-answers.tsx'
import type { QuotedAnswer } from './chat-language.ts'
import type { ChatAnswer } from './language/chat-topics.ts'
import { QuoteAnswer } from './quote/quote-answer.tsx'

const answers: Record<ChatAnswer, ComponentType> = {
  theft: urgent.TheftAnswer,
  notMine: urgent.NotMineAnswer,
  damaged: urgent.DamagedAnswer,
  chargedTwice: urgent.ChargedTwiceAnswer,
  lockedOut: urgent.LockedOutAnswer,
  cantFind: urgent.CantFindAnswer,
  runningLate: urgent.RunningLateAnswer,
  payFails: urgent.SiteFailsAnswer,
  siteFails: urgent.SiteFailsAnswer,
  leftBehind: urgent.LeftBehindAnswer,
  urgent: urgent.UrgentAnswer,
  byName: ByNameAnswer,
  wrongEmail: WrongEmailAnswer,
  lostLink: LostLinkAnswer,
  lostTag: LostTagAnswer,
  extending: ExtendingAnswer,
  changing: ChangingAnswer,
  cancelling: CancellingAnswer,
  lateDropOff: LateDropOffAnswer,
  price: PriceAnswer,
  days: money.DaysAnswer,
  hourly: money.HourlyAnswer,
  discount: money.DiscountAnswer,
  deposit: money.DepositAnswer,
  invoice: money.InvoiceAnswer,
  currencies: desk.CurrenciesAnswer,
  cards: money.CardsAnswer,
  cash: money.CashAnswer,
  otherWays: money.OtherWaysAnswer,
  paying: PaymentAnswer,
  payment: PaymentAnswer,
  hours: hours.HoursAnswer,
  waiting: hours.WaitingAnswer,
  earlyFlight: hours.EarlyFlightAnswer,
  night: hours.NightAnswer,
  holidays: hours.HolidaysAnswer,
  overnight: hours.OvernightAnswer,
  booking: BookingAnswer,
  reserving: BookingAnswer,
  walkIn: WalkInAnswer,
  full: FullAnswer,
  groups: desk.GroupsAnswer,
  safety: SafetyAnswer,
  incidents: luggage.IncidentsAnswer,
  valuables: luggage.ValuablesAnswer,
  unclaimed: luggage.UnclaimedAnswer,
  insurance: luggage.InsuranceAnswer,
  watching: luggage.WatchingAnswer,
  inspection: luggage.InspectionAnswer,
  items: ItemsAnswer,
  reopening: DefaultAnswer,
  refused: luggage.RefusedAnswer,
  oddItems: luggage.OddItemsAnswer,
  cooling: luggage.CoolingAnswer,
  fragile: luggage.FragileAnswer,
  special: SpecialAnswer,
  delivery: luggage.DeliveryAnswer,
  papers: desk.PapersAnswer,
  privacy: desk.PrivacyAnswer,
  minors: DefaultAnswer,
  collecting: desk.CollectingAnswer,
  comingIn: desk.ComingInAnswer,
  toilets: desk.ToiletsAnswer,
  charging: desk.ChargingAnswer,
  access: desk.AccessAnswer,
  parking: desk.ParkingAnswer,
  languages: desk.LanguagesAnswer,
  reviews: desk.ReviewsAnswer,
  contact: ContactAnswer,
  assistant: desk.AssistantAnswer,
  location: LocationAnswer,
  fromStation: FromStationAnswer,
  nearby: NearbyAnswer,
  eating: travel.EatingAnswer,
  errands: travel.ErrandsAnswer,
  lodging: travel.LodgingAnswer,
  cities: travel.CitiesAnswer,
  rides: RidesAnswer,
  tours: travel.ToursAnswer,
  sim: travel.SimAnswer,
  beside: DefaultAnswer,
  welcome: WelcomeAnswer,
  greeting: WelcomeAnswer,
  thanks: ThanksAnswer,
  default: DefaultAnswer,
}

/** Answers that may not settle the question. A line with the office's phone number follows them. */
const leadToPerson: readonly ChatAnswer[] = [
  'incidents',
  'insurance',
  'reopening',
  'privacy',
  'minors',
  'collecting',
  'access',
  'beside',
  'default',
]

/** A quote with `isWhole` replaces the first answer or the choice. Any other quote follows it. */
export function Answer({ answer, also, guessed, partial, choices, quoted }: QuotedAnswer) {
  const [First, Second] = [answers[answer], also && answers[also]]
  const isOpen = [answer, also].some((one) => one && leadToPerson.includes(one))
  const isWhole = quoted?.isWhole ?? false
  return (
    <>
      {partial && !isWhole && (
        <p>
          <Trans context="assistant, above an answer">I may not have understood all of it:</Trans>
        </p>
      )}
      {!isWhole && (choices ? <ChoiceAnswer choices={choices} /> : <First />)}
      {quoted && <QuoteAnswer quote={quoted.quote} />}
      {Second && <Second />}
      {((guessed && !isWhole) || isOpen) && <PersonLine isGuess={!isOpen} />}
    </>
  )
}
