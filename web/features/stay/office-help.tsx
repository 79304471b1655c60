import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business.ts'
import { Card } from '../../ui/card.tsx'
import styles from './office-help.module.css'
import { addressLine } from './tirana-text.ts'

/** How to reach a person: phone, e-mail, address. */
export function OfficeHelp() {
  const { phone, email, mapUrl } = business
  return (
    <Card aria-labelledby="office-help" className={styles.help}>
      <h2 id="office-help">
        <Trans context="heading of the help block">Need help?</Trans>
      </h2>
      <p>
        <Trans context="help block">A person at the desk answers.</Trans>
      </p>
      <dl className={styles.ways}>
        <div>
          <dt>
            <Trans context="help block, before a phone number">Phone</Trans>
          </dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="help block, before an e-mail address">Email</Trans>
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="help block, before a postal address">Address</Trans>
          </dt>
          <dd>
            <a href={mapUrl}>{addressLine}</a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
