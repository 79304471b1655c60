import { Trans } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { rememberChoice } from '../../browser/remember-choice.ts'
import { type Theme, themeColors } from '../../ui/styles/theme-colors.ts'
import styles from './theme-switch.module.css'

/**
 * Switches between the system, light and dark themes.
 * CSS applies the checked theme, even without scripts.
 */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, shownTheme, () => null)
  const names: [Theme | null, ReactNode][] = [
    [
      null,
      <Trans key="system" comment="Theme: as the device has it">
        System
      </Trans>,
    ],
    [
      'light',
      <Trans key="light" comment="Theme">
        Light
      </Trans>,
    ],
    [
      'dark',
      <Trans key="dark" comment="Theme">
        Dark
      </Trans>,
    ],
  ]
  return (
    <fieldset className={styles.switch}>
      <legend>
        <Trans comment="Light or dark appearance of the site">Theme</Trans>
      </legend>
      {names.map(([theme, name]) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            data-early
            value={theme ?? 'system'}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

function shownTheme(): Theme | null {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? null
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function chooseTheme(theme: Theme | null): void {
  rememberChoice('theme', theme)
  showTheme(theme)
}

function showTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = themeColors[theme ?? (meta.media.includes('dark') ? 'dark' : 'light')]
  }
}
