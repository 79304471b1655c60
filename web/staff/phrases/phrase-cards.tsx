import { type I18n, i18n as staffs } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Locale, languages, locales } from '../../../domain/business/locales.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useGuestWords } from './guest-words.ts'
import styles from './phrase-cards.module.css'
import { type OwnPrices, type Phrase, phraseGroups } from './phrases.ts'

interface PhraseCardsProps {
  guestLocale: Locale
  own: OwnPrices
}

export function PhraseCards({ guestLocale, own }: PhraseCardsProps) {
  const [chosen, setChosen] = useState<Locale | null>(null)
  const locale = chosen ?? guestLocale
  const { i18n, failed } = useGuestWords(locale)
  return (
    <div className={styles.phrases}>
      <Field label={<Trans context="label of a choice">Guest’s language</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={locale}
            onChange={({ target }) => setChosen(target.value as Locale)}
          >
            {locales.map((offered) => (
              <option key={offered} value={offered} lang={offered}>
                {languages[offered].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {i18n ? (
        <Groups guest={i18n} own={own} />
      ) : failed ? (
        <Notice role="alert" tone="danger">
          <Trans>No connection: these sentences could not be loaded.</Trans>
        </Notice>
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function Groups({ guest, own }: { guest: I18n; own: OwnPrices }) {
  const [shown, setShown] = useState<Phrase | null>(null)
  return (
    <>
      {phraseGroups.map(({ title, phrases }) => (
        <section key={title.id}>
          <h3>{staffs._(title)}</h3>
          <ul className={styles.cards}>
            {phrases.map((phrase) => (
              <li key={phrase('en', own).id}>
                <button
                  type="button"
                  className={styles.card}
                  onClick={() => setShown(() => phrase)}
                >
                  <PhraseText phrase={phrase} guest={guest} own={own} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown && (
        <ShownPhrase onClose={() => setShown(null)}>
          <PhraseText phrase={shown} guest={guest} own={own} large />
        </ShownPhrase>
      )}
    </>
  )
}

interface ShownPhraseProps {
  onClose: () => void
  children: ReactNode
}

function ShownPhrase({ onClose, children }: ShownPhraseProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      wide
      title={<Trans context="title over a sentence in the guest's language">For the guest</Trans>}
    >
      <p className={styles.shown}>{children}</p>
    </Dialog>
  )
}

interface PhraseTextProps {
  phrase: Phrase
  guest: I18n
  own: OwnPrices
  large?: boolean
}

function PhraseText({ phrase, guest, own, large }: PhraseTextProps) {
  const locale = useLocale()
  const spoken = guest.locale as Locale
  return (
    <>
      <span lang={spoken} className={large ? styles.large : styles.said}>
        {guest._(phrase(spoken, own))}
      </span>
      {spoken !== locale && <span className={styles.meaning}>{staffs._(phrase(locale, own))}</span>}
    </>
  )
}
