import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { bagsInside, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { noReference } from '../../offline/action-rules.ts'

const PrintedLabels = lazyPart(async () => (await import('../labels/labels.tsx')).PrintedLabels)

export function PrintLabels({ record }: { record: StayRecord }) {
  const [asked, setAsked] = useState(0)
  const tags = bagsInside(record).map(({ tag }) => tag)
  if (tags.length === 0 || record.stay.reference === noReference) return null
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(asked + 1)}>
        <Trans context="desk, button: on label paper, to hang on bags">Print labels</Trans>
      </Button>
      {asked > 0 && (
        <Suspense>
          <PrintedLabels key={asked} record={record} tags={tags} />
        </Suspense>
      )}
    </>
  )
}
