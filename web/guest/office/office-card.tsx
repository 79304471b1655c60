import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { business } from '../../../domain/business/business.ts'
import { Card } from '../../ui/card.tsx'
import { OfficePhone } from '../../words/office-phone/office-phone.tsx'
import { addressLine } from '../../words/office-text.ts'
import styles from './office-card.module.css'

interface OfficeCardProps {
  title: ReactNode
  reference?: string | undefined
}

export function OfficeCard({ title, reference }: OfficeCardProps) {
  const id = useId()
  const { phone, email, mapUrl } = business
  return (
    <Card aria-labelledby={id} className={styles.office} data-help>
      <h2 id={id}>{title}</h2>
      <dl className={styles.ways}>
        <div>
          <dt>
            <Trans context="help block, before a phone number">Phone</Trans>
          </dt>
          <dd>
            <OfficePhone reference={reference}>{phone}</OfficePhone>
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
            <a href={mapUrl} target="_blank" rel="noopener">
              {addressLine}
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
