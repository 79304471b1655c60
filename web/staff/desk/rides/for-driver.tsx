import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Locale } from '../../../../domain/business/locales.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'
import type { Stay } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { driverSentence } from '../../phrases/driver-words.ts'
import { useGuestWords } from '../../phrases/guest-words.ts'
import styles from './rides.module.css'

const driversLocale: Locale = 'sq'

export function ForDriver({ stay }: { stay: Stay }) {
  const locale = useLocale()
  const words = useGuestWords(driversLocale)
  const own = useGuestWords(locale)
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null)
  if (!words.i18n) {
    return words.failed ? (
      <p role="status">
        <Trans context="desk: the sentence for the driver">
          The sentence for the driver could not be loaded. Reload the page once you are online.
        </Trans>
      </p>
    ) : null
  }
  const sentence = driverSentence(stay, words.i18n, driversLocale)

  async function share(): Promise<void> {
    // Rejects if staff close the share sheet.
    await navigator.share({ text: sentence }).catch(() => {})
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sentence)
      setCopied('copied')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <>
      <p className={styles.sentence} lang={driversLocale}>
        {sentence}
      </p>
      {locale !== driversLocale && own.i18n && (
        <p className={styles.own}>{driverSentence(stay, own.i18n, locale)}</p>
      )}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => void copy()}>
          <Trans context="desk, button: the sentence for the driver">Copy for the driver</Trans>
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button variant="outline" onClick={() => void share()}>
            <Trans context="desk, button: the sentence for the driver">Send</Trans>
          </Button>
        ) : (
          <a
            href={whatsappLink('', sentence)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            <Trans context="desk, button: the sentence for the driver">Send</Trans>
          </a>
        )}
      </div>
      <p role="status" className={styles.own}>
        {copied === 'copied' && (
          <Trans context="desk: the sentence for the driver is in the clipboard">Copied.</Trans>
        )}
        {copied === 'failed' && (
          <Trans context="desk: the browser refused to copy the sentence for the driver">
            It could not be copied. Select the text above.
          </Trans>
        )}
      </p>
    </>
  )
}
