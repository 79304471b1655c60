import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import {
  type Locale,
  languages,
  localizePath,
  pickerLocales,
  splitLocale,
} from '../../../domain/business/locales.ts'
import { rememberChoice } from '../../browser/remember-choice.ts'
import { paths } from '../../routing/paths.ts'
import { notFoundPage } from '../../routing/routes.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { usePage } from '../../routing/use-page.ts'
import styles from './language-picker.module.css'

/**
 * Links to this page in each offered language and in the current one.
 * The not-found page links to the home pages instead.
 */
export function LanguagePicker() {
  const current = useLocale()
  const page = usePage()
  const isNowhere = page === notFoundPage
  const path = isNowhere ? paths.home : page.path
  const offered = pickerLocales.includes(current) ? pickerLocales : [current, ...pickerLocales]

  return (
    <div className={styles.picker}>
      <button type="button" className={styles.button} popoverTarget="languages">
        <span className="visually-hidden">
          <Trans>Language:</Trans> {languages[current].name}
        </span>
        <span aria-hidden="true">{current}</span>
      </button>
      <ul id="languages" popover="auto" className={styles.list}>
        {offered.map((locale) => (
          <li key={locale}>
            <a
              href={localizePath(path, locale)}
              lang={locale}
              data-early
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => choose(event, locale, isNowhere)}
            >
              <img src={`/flags/${locale}.svg`} width="24" height="16" loading="lazy" alt="" />
              {languages[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Saves the choice and updates the link.
 * The address may have changed without a page load, for example after a paid booking.
 */
function choose(
  { currentTarget }: MouseEvent<HTMLAnchorElement>,
  locale: Locale,
  isNowhere: boolean,
): void {
  rememberChoice('language', locale)
  if (!isNowhere) currentTarget.pathname = localizePath(splitLocale(location.pathname).path, locale)
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}
