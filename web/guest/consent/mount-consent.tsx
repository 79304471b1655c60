import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { rememberChoice, rememberedChoice } from '../../browser/remember-choice.ts'
import { type ConsentAnswer, ConsentStrip } from './consent-strip.tsx'

let shown: { root: Root; element: HTMLElement } | undefined

/**
 * Asks for consent to analytics, or focuses the question if it is already open.
 * With `byVisitor`, the question takes the focus, and returns it after the answer.
 */
export function mountConsent(byVisitor: boolean, startCounting: () => Promise<void>): void {
  if (shown) {
    shown.element.querySelector('section')?.focus()
    return
  }
  const opener = byVisitor ? document.activeElement : null
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  shown = { root, element }

  function answered(answer: ConsentAnswer): void {
    rememberChoice('analytics', answer)
    const obeyed = answer === 'yes' ? startCounting() : stopCounting()
    obeyed.catch(() => {
      // If the code can't be loaded, the answer only takes effect in the next document.
    })
    root.unmount()
    element.remove()
    shown = undefined
    if (opener instanceof HTMLElement) opener.focus()
  }

  root.render(
    <I18nProvider i18n={i18n}>
      <ConsentStrip
        before={rememberedChoice('analytics') as ConsentAnswer | null}
        takesFocus={byVisitor}
        onAnswer={answered}
      />
    </I18nProvider>,
  )
}

async function stopCounting(): Promise<void> {
  const { stopAnalytics } = await import('./analytics-tag.ts')
  stopAnalytics()
}
