import type { OrphanGuest } from '../../domain/payments/orphan.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { Email } from './email.ts'

const labels = [
  ['Reference', 'reference'],
  ['Name', 'name'],
  ['E-mail', 'email'],
  ['Phone', 'phone'],
] as const

export function orphanPayment(data: OutboxRow['data'], guest: OrphanGuest): Email {
  const { subject, paragraph } = orphanNews(data)
  const payment = String(data.intent)
  const known = labels.flatMap(([label, field]): Email['facts'] => {
    const fact = guest[field]
    return fact ? [[label, fact]] : []
  })
  return {
    ...(guest.email && { guest: guest.email }),
    locale: 'en',
    subject: `${subject}: ${guest.reference ?? payment}`,
    paragraphs: [paragraph],
    facts: [...known, ['Stripe payment', payment]],
    closing: [],
  }
}

function orphanNews({ dispute, refund, to }: OutboxRow['data']) {
  if (to === 'lost') {
    return {
      subject: 'The dispute of a payment without a booking was lost',
      paragraph: "The cardholder's bank has decided against us, and the money is gone.",
    }
  }
  if (to === 'closed') {
    return {
      subject: 'The dispute of a payment without a booking has ended',
      paragraph: 'The dispute is over without a decision. To do shows what was refunded.',
    }
  }
  if (to === 'won') {
    return {
      subject: 'The dispute of a payment without a booking has ended',
      paragraph: 'The dispute is over, and the money stays with us.',
    }
  }
  if (dispute) {
    return {
      subject: 'A payment without a booking is disputed',
      paragraph:
        "The cardholder's bank disputes this payment, whose booking this website does not know. Please answer in the Stripe dashboard before its deadline: a dispute that is not answered is lost.",
    }
  }
  if (refund) {
    return {
      subject: 'The refund of a payment without a booking has failed',
      paragraph:
        "The guest's bank has sent the money back, or Stripe has refused the refund. Please return it another way.",
    }
  }
  return {
    subject: 'A payment without a booking',
    paragraph:
      'Stripe has received money for a booking that this website does not know. Please look at the payment in the Stripe dashboard and refund it, or find the guest.',
  }
}
