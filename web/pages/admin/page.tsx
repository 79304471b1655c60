import { Trans } from '@lingui/react/macro'
import { type ComponentType, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { business } from '../../../domain/business/business.ts'
import { splitLocale } from '../../../domain/business/locales.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { StaffFrame } from '../../staff/dashboard/staff-frame.tsx'
import { cachePage } from '../../staff/offline/cached-page.ts'
import { PartOpener } from '../../staff/session/part-opener.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { partAt } from './parts.ts'
import { usePartOpener } from './use-part-opener.tsx'

export { head } from './head.ts'

const forgetPasses = async () =>
  (await import('../../guest/pass/saved/forget-pass.ts')).forgetAllPasses()

/** Chooses the part after hydration, because all staff URLs share one document. */
export default function Page() {
  const { path } = splitLocale(useLocation().pathname)
  const { open, notice } = usePartOpener()
  const { Content } = partAt(path)
  return (
    <PartOpener value={open}>
      <StaffFrame path={path} forgetPasses={forgetPasses}>
        {notice}
        <Suspense fallback={<Loading />}>
          {useHydrated() ? <Shown Content={Content} /> : <Loading />}
        </Suspense>
      </StaffFrame>
    </PartOpener>
  )
}

/** Caches the page only once the part is shown. Fetching all files earlier would delay the part. */
function Shown({ Content }: { Content: ComponentType }) {
  const locale = useLocale()
  useEffect(() => void cachePage(locale), [locale])
  return <Content />
}

function Loading() {
  return (
    <>
      <h1>{business.name}</h1>
      <p role="status">
        <Spinner /> <Trans context="staff page">Loading admin dashboard...</Trans>
      </p>
    </>
  )
}
