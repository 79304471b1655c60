import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

export function LostLinkAnswer() {
  const { phone } = business
  return (
    <>
      <p>
        <Trans context="assistant: a guest has no confirmation">
          <strong>We’ll send your link again</strong>, to the email address you booked with. It
          opens your luggage pass, with the QR code for the desk.
        </Trans>
      </p>
      <SendAgain />
      <p>
        <Trans context="assistant: a guest has no confirmation">
          Look in your spam folder too. Nothing there after ten minutes? Call{' '}
          <OfficePhone>{phone}</OfficePhone>: the desk finds you by your name.
        </Trans>
      </p>
    </>
  )
}

export function ByNameAnswer() {
  const { phone } = business
  return (
    <>
      <p>
        <Trans context="assistant: a guest can't show the QR code">
          You don’t need the QR code: the desk finds your booking by your name or your reference. We
          may ask for a photo ID. If your email address or anything else is wrong, call{' '}
          <OfficePhone>{phone}</OfficePhone>.
        </Trans>
      </p>
      <SendAgain />
    </>
  )
}

/** Doesn't offer to send the link again, because it would go to the wrong email address. */
export function WrongEmailAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: a guest mistyped the email address">
        Call <OfficePhone>{phone}</OfficePhone>, and the desk will correct your email address. It
        also finds your booking without our email, by your name or your reference.
      </Trans>
    </p>
  )
}

export function LostTagAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: a guest has lost the receipt for the luggage">
        You can also collect your bags with your booking reference; we may ask for a photo ID. If
        you had no booking, call <OfficePhone>{phone}</OfficePhone> and bring your ID.
      </Trans>
    </p>
  )
}

function SendAgain() {
  return (
    <p>
      <PageLink to={paths.pass} className={buttonClass()}>
        <Trans context="assistant, button: leads to the form that sends the link again">
          Send my link again
        </Trans>
      </PageLink>
    </p>
  )
}
