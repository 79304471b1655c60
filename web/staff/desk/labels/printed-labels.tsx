import { useEffect } from 'react'
import { Labels, type LabelsProps } from './labels.tsx'
import { printLabels } from './print-labels.ts'

/** Labels that are printed as soon as they stand. Import it lazily. */
export function PrintedLabels(props: LabelsProps) {
  useEffect(printLabels, [])
  return <Labels {...props} />
}
