import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ComponentType, useEffect } from 'react'
import styles from './app.module.css'
import { replayHeldTaps } from './browser/held-taps.ts'
import { ChatLauncher } from './guest/layout/chat-launcher.tsx'
import { Footer } from './guest/layout/footer.tsx'
import { TopBar } from './guest/layout/top-bar.tsx'
import type { Page } from './routing/page.ts'
import { PageOfDocument } from './routing/use-page.ts'

interface AppProps {
  i18n: I18n
  page: Page
  Content: ComponentType
}

export function App({ i18n, page, Content }: AppProps) {
  // Runs after the effects of the page's components, which may add listeners that the taps need.
  useEffect(() => void replayHeldTaps(), [])
  return (
    <I18nProvider i18n={i18n}>
      <PageOfDocument value={page}>
        {page.bare ? (
          <Content />
        ) : (
          <>
            <TopBar />
            <main id="main" tabIndex={-1} className={styles.main}>
              <Content />
            </main>
            <Footer />
            <ChatLauncher />
          </>
        )}
      </PageOfDocument>
    </I18nProvider>
  )
}
