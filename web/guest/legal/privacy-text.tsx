import { Trans } from '@lingui/react/macro'
import { business, policies } from '../../../domain/business/business.ts'
import { addressLine } from '../../words/office-text.ts'
import { Clause } from './clause.tsx'

export function PrivacyText() {
  const { name, email } = business
  return (
    <>
      <p>
        <Trans comment="The business, then its postal address">
          {name}, {addressLine}, runs this site and is responsible for the data you leave here.
        </Trans>
      </p>
      <CollectedData />
      <Clause
        title={<Trans comment="Heading in the Privacy Policy">What we use your data for</Trans>}
      >
        <p>
          <Trans>
            To keep your space, find your booking at the desk, give the bags back to the right
            person, send you the confirmation, and answer you. We do not sell it, and we do not use
            it for advertising.
          </Trans>
        </p>
      </Clause>
      <OtherHands />
      <KeptFor />
      <Clause title={<Trans comment="Heading in the Privacy Policy">Your rights</Trans>}>
        <p>
          <Trans>
            You may ask at any time what data we hold about you, have it corrected or erased,
            receive a copy of it, or object to its use. Write to{' '}
            <a href={`mailto:${email}`}>{email}</a> or come to the desk. If you are not satisfied
            with our answer, you can contact the data protection authority.
          </Trans>
        </p>
        <p>
          <Trans comment="The page that a guest's own link opens">
            On the page of your own booking you can download your data, and ask for its erasure,
            yourself. What is erased early is your name, your contact details, your requests and the
            photos; the dates and amounts that our books must show stay, without your name.
          </Trans>
        </p>
      </Clause>
    </>
  )
}

function CollectedData() {
  return (
    <Clause title={<Trans comment="Heading in the Privacy Policy">What we collect</Trans>}>
      <p>
        <Trans>When you book or reserve, we ask for:</Trans>
      </p>
      <ul>
        <li>
          <Trans>your name and email address</Trans>
        </li>
        <li>
          <Trans>your phone number, if you want to give it</Trans>
        </li>
        <li>
          <Trans>the dates and times of drop-off and pick-up</Trans>
        </li>
        <li>
          <Trans>the number of bags, and any special request</Trans>
        </li>
        <li>
          <Trans>payment details, if you pay online</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Payment details are handled by Stripe. Your card number goes from your browser straight to
          Stripe; we never see it, and learn only whether and how the amount was paid.
        </Trans>
      </p>
      <p>
        <Trans>When you write to us, we keep your name, your email address and your message.</Trans>
      </p>
      <p>
        <Trans>
          When you leave bags with us, we may take a photo of them. Only our staff, and whoever has
          your booking’s link, can see it.
        </Trans>
      </p>
    </Clause>
  )
}

function OtherHands() {
  return (
    <Clause
      title={<Trans comment="Heading in the Privacy Policy">Who else handles your data</Trans>}
    >
      <p>
        <Trans>
          Stripe takes the payments. Cloudflare hosts this site and delivers our emails. Nobody else
          receives your booking, unless the law requires it.
        </Trans>
      </p>
      <p>
        <Trans>
          Maps and partners’ sites load only when you tap them. From then on, their own privacy
          rules apply.
        </Trans>
      </p>
    </Clause>
  )
}

function KeptFor() {
  const { keptMonths, rememberedDays: days, restorableDays, logDays } = policies
  return (
    <>
      <Clause
        title={<Trans comment="Heading in the Privacy Policy">How long we keep your data</Trans>}
      >
        <p>
          <Trans>
            Up to {keptMonths} months after you collect your bags. Then your personal data is
            erased, and only anonymous figures remain.
          </Trans>
        </p>
        <p>
          <Trans>
            Photos of your bags are deleted with it. For {restorableDays} more days we could restore
            our database as it was before, after a failure; then that copy is gone, too.
          </Trans>
        </p>
        <p>
          <Trans>
            Stripe keeps payments, and Cloudflare its records of emails sent, for as long as their
            own rules and the law require. Emails we exchanged stay in your mailbox and in ours. Our
            technical logs hold no names or contact details, and are gone after {logDays} days.
          </Trans>
        </p>
      </Clause>
      <Clause title={<Trans comment="Heading in the Privacy Policy">In your browser</Trans>}>
        <p>
          <Trans>
            The language and the colours you choose are saved on your own device. What you type into
            a form stays in its tab for a few hours at most, so that nothing is lost if you reload.
            We count visits, with Google Analytics, only after you have agreed; if you say no,
            everything works as before. You can change your answer at the foot of every page.
          </Trans>
        </p>
        <p>
          <Trans>
            When you pay online, your browser remembers the payment for up to {days} days, so that
            you can find your receipt again and never pay twice.
          </Trans>
        </p>
        <p>
          <Trans>
            The link to your own booking, once you have opened it, stays on your device, so that you
            find your pass again.
          </Trans>{' '}
          <Trans>
            So does a pick-up pass that you open, with the name on it. Each pass can be taken off
            the device on its own page.
          </Trans>
        </p>
      </Clause>
    </>
  )
}
