import { Trans } from '@lingui/react/macro'
import { Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { business } from '../../../domain/business.ts'
import { splitLocale } from '../../../domain/locales.ts'
import { StaffFrame } from '../../features/dashboard/staff-frame.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { arrivingPart, partAt } from './parts.ts'

export { head } from './head.ts'

/** The document is the same at all of its addresses: which part is asked for shows once it is alive. */
export default function Page() {
  const { path } = splitLocale(useLocation().pathname)
  return (
    <StaffFrame path={path}>
      <Suspense fallback={<Loading />}>
        {useHydrated() ? <Part path={path} /> : <Loading />}
      </Suspense>
    </StaffFrame>
  )
}

function Part({ path }: { path: string }) {
  const Content = use(arrivingPart(partAt(path)))
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
