import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { Button } from '../../ui/button.tsx'
import { Cross } from '../../ui/cross.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { dialLink } from '../../words/office-text.ts'
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
          <Trans comment="Name of the assistant">Assistant</Trans>
        </h2>
        <p className={styles.person}>
          <Trans comment="Under the assistant's name">
            Prefer to talk to us? <a href={dialLink(phone)}>{phone}</a>
          </Trans>
        </p>
      </div>
      <ContactMenu />
      <Tooltip words={close}>
        <Button variant="ghost" size="icon" aria-label={close} onClick={onClose}>
          <Cross />
        </Button>
      </Tooltip>
    </header>
  )
}
