import { storageTypes } from '../../../domain/business/stay.ts'
import { forgetInTab, savedTexts, saveInTab } from '../../browser/saved-in-tab.ts'
import { blankRequest, pieceChoices, type RequestValues } from './request-values.ts'

const savedAs = 'request-form'

export function saveRequest(values: RequestValues): void {
  saveInTab(savedAs, values)
}

export function forgetRequest(): void {
  forgetInTab(savedAs)
}

export function restoredRequest(): RequestValues {
  const saved = savedTexts(savedAs, Object.keys(blankRequest))
  const values = { ...blankRequest, ...saved } as RequestValues
  return {
    ...values,
    storageType: oneOf(storageTypes, values.storageType) ?? blankRequest.storageType,
    pieces: oneOf(pieceChoices, values.pieces) ?? blankRequest.pieces,
  }
}

function oneOf<Choice>(choices: readonly Choice[], saved: Choice): Choice | undefined {
  return choices.find((choice) => choice === saved)
}
