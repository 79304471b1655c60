import { Trans } from '@lingui/react/macro'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { loadCatalogs } from '../../words/i18n.ts'
import type { LegalDialogProps } from '../legal/legal-dialog.tsx'
import type { LegalPart } from '../legal/legal-text.tsx'
import styles from './legal-links.module.css'

async function loadDialog(): Promise<ComponentType<LegalDialogProps>> {
  const [{ LegalDialog }] = await Promise.all([
    import('../legal/legal-dialog.tsx'),
    loadCatalogs(['legal', 'forms']),
  ])
  return LegalDialog
}

export function LegalLinks({ children }: { children: ReactNode }) {
  const [shown, show] = useState<{ Dialog: ComponentType<LegalDialogProps>; part: LegalPart }>()

  function open(event: MouseEvent<HTMLAnchorElement>, part: LegalPart): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadDialog().then(
      (Dialog) => show({ Dialog, part }),
      () => location.assign(href),
    )
  }

  const link = (part: LegalPart, name: ReactNode) => (
    <li>
      <PageLink to={paths.legal} fragment={part} onClick={(event) => open(event, part)}>
        {name}
      </PageLink>
    </li>
  )

  return (
    <>
      <ul className={styles.links}>
        {link('privacy', <Trans>Privacy Policy</Trans>)}
        {link('terms', <Trans>Terms of Service</Trans>)}
        {link('rights', <Trans>All Rights Reserved</Trans>)}
        <li>{children}</li>
      </ul>
      {shown && <shown.Dialog part={shown.part} onClose={() => show(undefined)} />}
    </>
  )
}
