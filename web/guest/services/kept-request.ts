import { storageTypes } from '../../../domain/business/stay.ts'
import { forgetInTab, keepInTab, keptTexts } from '../../browser/kept-in-tab.ts'
import { blankRequest, pieceChoices, type RequestValues } from './request-values.ts'

const keptAs = 'request-form'

/** One for every service, as the dialog's form is. */
export function keepRequest(values: RequestValues): void {
  keepInTab(keptAs, values)
}

export function forgetRequest(): void {
  forgetInTab(keptAs)
}

/** What the dialog held before a reload, another page or another language, over what it starts with. */
export function restoredRequest(): RequestValues {
  const kept = keptTexts(keptAs, Object.keys(blankRequest))
  const values = { ...blankRequest, ...kept } as RequestValues
  return {
    ...values,
    storageType: oneOf(storageTypes, values.storageType) ?? blankRequest.storageType,
    pieces: oneOf(pieceChoices, values.pieces) ?? blankRequest.pieces,
  }
}

function oneOf<Choice>(choices: readonly Choice[], kept: Choice): Choice | undefined {
  return choices.find((choice) => choice === kept)
}
