import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { hrefOf, paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import styles from './consent-strip.module.css'

export type ConsentAnswer = 'yes' | 'no'

interface ConsentStripProps {
  before: ConsentAnswer | null
  takesFocus: boolean
  onAnswer: (answer: ConsentAnswer) => void
}

export function ConsentStrip({ before, takesFocus, onAnswer }: ConsentStripProps) {
  const strip = useRef<HTMLElement>(null)
  const privacy = hrefOf(paths.legal, useLocale(), 'privacy')
  useRoomAtTheEnd(strip)

  useEffect(() => {
    if (takesFocus) strip.current?.focus()
  }, [takesFocus])

  return (
    <section ref={strip} tabIndex={-1} aria-labelledby="consent-title" className={styles.strip}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong id="consent-title">
            <Trans comment="Question about analytics">May we count your visit?</Trans>
          </strong>{' '}
          <span className={styles.why}>
            <Before answer={before} />
          </span>{' '}
          <a href={privacy}>
            <Trans comment="Link to the privacy policy">Privacy Policy</Trans>
          </a>
        </p>
        <div className={styles.answers}>
          <Button variant="outline" size="sm" onClick={() => onAnswer('yes')}>
            <Trans comment="Button: agree to analytics">Allow</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={() => onAnswer('no')}>
            <Trans comment="Button: refuse analytics">No thanks</Trans>
          </Button>
        </div>
      </div>
    </section>
  )
}

function Before({ answer }: { answer: ConsentAnswer | null }) {
  switch (answer) {
    case 'yes':
      return <Trans comment="About analytics">You’ve said yes.</Trans>
    case 'no':
      return <Trans comment="About analytics">You’ve said no.</Trans>
    default:
      return (
        <Trans comment="About analytics">
          It shows us which pages help. Unless you agree, nothing is counted.
        </Trans>
      )
  }
}

/** Keeps the strip from covering the end of the page, by setting `--strip-height`. */
function useRoomAtTheEnd(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current
    const root = document.documentElement.style
    if (!element) return
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      root.setProperty('--strip-height', height)
      root.scrollPaddingBlockEnd = height
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--strip-height')
      root.scrollPaddingBlockEnd = ''
    }
  }, [strip])
}
