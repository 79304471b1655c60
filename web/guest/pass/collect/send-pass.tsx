import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { localizePath } from '../../../../domain/business/locales.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './collect.module.css'

export function SendPass({ token }: { token: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null)
  const url = `${location.origin}${localizePath(paths.pass, locale)}#${token}`
  const text = t({
    message:
      'Please collect my luggage in Tirana. This is your pick-up pass; bring an ID with you:',
    context: 'message from a guest to whoever collects; a link follows',
  })
  const mayShare = typeof navigator.share === 'function'

  async function share(): Promise<void> {
    // Rejects when the guest closes the share sheet.
    await navigator.share({ text, url }).catch(() => {})
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('copied')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <>
      <div className={styles.ways}>
        {mayShare && (
          <Button onClick={() => void share()}>
            <Trans context="button: opens the phone's list of apps to send a pick-up pass">
              Send the pass
            </Trans>
          </Button>
        )}
        <a
          href={whatsappLink('', `${text} ${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
          aria-label={t({
            message: 'Send the pass by WhatsApp',
            context: 'button: opens WhatsApp to send a pick-up pass',
          })}
        >
          WhatsApp
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          <Trans context="button: copies the link of a pick-up pass">Copy link</Trans>
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {copied === 'copied' && (
          <Trans context="the link of a pick-up pass is in the clipboard">Link copied.</Trans>
        )}
        {copied === 'failed' && (
          <Trans context="the browser refused to copy">Copy this link yourself:</Trans>
        )}
      </p>
      {copied === 'failed' && (
        <TextInput
          readOnly
          value={url}
          aria-label={t({ message: 'Link of the pick-up pass', context: 'field to copy from' })}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
