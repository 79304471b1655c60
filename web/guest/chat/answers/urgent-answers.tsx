import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { switches } from '../../../../domain/business/switches.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { openingHours } from '../../../words/hours-text.ts'
import { liability } from '../../../words/liability/liability.ts'
import { addressLine, dialLink } from '../../../words/office-text.ts'
import styles from './answers.module.css'

const { name, phone } = business

function Urgent({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const message = t({
    message: `Hello ${name}, this is urgent. My booking reference is: `,
    comment: 'The beginning of a WhatsApp message; the traveller writes on after it',
  })
  return (
    <>
      <p className={styles.buttons}>
        <a href={dialLink(phone)} className={buttonClass()}>
          <Trans context="assistant, button: dial the office's number">Call {phone}</Trans>
        </a>
        {switches.whatsapp && (
          <a href={whatsappLink(phone, message)} className={buttonClass({ variant: 'outline' })}>
            WhatsApp
          </a>
        )}
      </p>
      <p>{children}</p>
    </>
  )
}

/** Must not promise more than staff can look up. */
export function TheftAnswer() {
  return (
    <Urgent>
      <Trans context="assistant: a bag is missing">
        Please call now. Each bag has a tag: the desk sees when yours came in, and when and to whom
        it was handed out.
      </Trans>
    </Urgent>
  )
}

export function NotMineAnswer() {
  return (
    <Urgent>
      <Trans context="assistant: a guest has somebody else's bag">
        Please keep that bag with you and call now. The desk sees by its tag whose it is, and by
        your reference which one is yours.
      </Trans>
    </Urgent>
  )
}

export function DamagedAnswer() {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <Urgent>
      <Trans context="assistant: a guest's luggage was damaged">
        I’m sorry. Please call and tell the desk what is damaged, with your booking reference.
      </Trans>{' '}
      {i18n._(liability(locale))}
    </Urgent>
  )
}

export function ChargedTwiceAnswer() {
  return (
    <Urgent>
      <Trans context="assistant: a guest was charged twice">
        Have your booking reference ready: the desk looks up your payments. What you paid twice, you
        get back.
      </Trans>
    </Urgent>
  )
}

export function LockedOutAnswer() {
  const locale = useLocale()
  const { opens, closes } = openingHours(locale)
  const day = euroText(prices.dayPerItem, locale)
  return (
    <Urgent>
      <Trans context="assistant: the door is closed, and the bags are inside">
        Someone is at the desk every day, {opens}–{closes}. At night your bags stay with us until{' '}
        {opens}; an extra day costs {day} per item, unless your plan covers it for less.
      </Trans>
    </Urgent>
  )
}

/** Must agree with the location page (`web/pages/location/walk-steps.tsx`). */
export function CantFindAnswer() {
  return (
    <Urgent>
      <Trans context="assistant: a guest is nearby and can't find the office">
        Call, and the desk tells you the way. Our address is {addressLine}; “{name}” is written at
        the door.
      </Trans>
    </Urgent>
  )
}

/** Must agree with the terms on late pick-ups (`terms-text.tsx`). */
export function RunningLateAnswer() {
  const locale = useLocale()
  const { opens, closes } = openingHours(locale)
  const day = euroText(prices.dayPerItem, locale)
  return (
    <Urgent>
      <Trans context="assistant: a guest is running late">
        We close at {closes}. If you can’t make it, call us: your bags then wait until {opens} the
        next morning, and the extra day costs {day} per item, unless your plan covers it for less.
      </Trans>
    </Urgent>
  )
}

export function SiteFailsAnswer() {
  return (
    <Urgent>
      <Trans context="assistant: paying or booking on the website fails">
        Before you pay again, look for our confirmation in your email: if it is there, you have
        paid. You can also <PageLink to={paths.reserve}>reserve</PageLink>, or just come, and pay at
        the desk.
      </Trans>
    </Urgent>
  )
}

export function LeftBehindAnswer() {
  return (
    <Urgent>
      <Trans context="assistant: a guest left something at the office">
        Tell the desk what it is and when you were here, and they will look for it.
      </Trans>
    </Urgent>
  )
}

export function UrgentAnswer() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <Urgent>
      <Trans context="assistant: a guest needs something at once">
        Please call or write now: a person can help you faster than I can. The desk is open every
        day, {opens}–{closes}.
      </Trans>
    </Urgent>
  )
}
