import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business.ts'
import { dialLink } from '../../office-text.ts'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import styles from './chat-header.module.css'
import { ContactMenu } from './contact-menu.tsx'

export function ChatHeader({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { phone } = business
  const close = t({ message: 'Close', context: 'button that closes the assistant' })
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Trans comment="Name of the assistant">Quick answers</Trans>
        </h2>
        <p className={styles.person}>
          <Trans comment="Under the assistant's name">
            Rather a person? <a href={dialLink(phone)}>{phone}</a>
          </Trans>
        </p>
      </div>
      <ContactMenu />
      <Tooltip words={close}>
        <Button variant="ghost" size="icon" aria-label={close} onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" fill="none" />
          </svg>
        </Button>
      </Tooltip>
    </header>
  )
}
