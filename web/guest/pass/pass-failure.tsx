import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficeChat } from '../../words/office-phone/office-chat.tsx'
import { dialLink } from '../../words/office-text.ts'
import styles from './pass.module.css'
import type { ShownFailure } from './refusal-sentence.ts'

interface PassFailureProps extends Pick<Pass, 'reference'> {
  failure: ShownFailure
}

/** Says why something failed and, if the office may help, how to contact it. */
export function PassFailure({ failure, reference }: PassFailureProps) {
  const { phone } = business
  return (
    <Notice tone="danger" role="alert">
      <p>{failure.text}</p>
      {failure.asksOffice && (
        <p className={styles.ways}>
          <a href={dialLink(phone)}>
            <Trans context="link under why a change on the guest’s pass failed">Call {phone}</Trans>
          </a>
          <OfficeChat reference={reference} />
        </p>
      )}
    </Notice>
  )
}
