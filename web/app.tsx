import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { use } from 'react'
import styles from './app.module.css'
import { ChatLauncher } from './guest/layout/chat-launcher.tsx'
import { Footer } from './guest/layout/footer.tsx'
import { TopBar } from './guest/layout/top-bar.tsx'
import { arrivingPage, loadedPage } from './routing/page-modules.ts'
import { useArrival } from './routing/use-arrival.ts'
import { usePage } from './routing/use-page.ts'

export function App({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <Site />
    </I18nProvider>
  )
}

function Site() {
  const page = usePage()
  const { default: Content, head } = loadedPage(page) ?? use(arrivingPage(page))
  useArrival(page, head)
  if (page.bare) return <Content />
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Content />
      </main>
      <Footer />
      <ChatLauncher />
    </>
  )
}
