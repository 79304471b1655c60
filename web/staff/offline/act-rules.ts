import { actsThatWait } from '../../../domain/desk/acts-that-wait.ts'
import { walkIn, walkInFile, walkInRequest } from '../../../domain/desk/walk-in.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import type { StayAct } from '../../../domain/stay/occasion.ts'
import { type Doing, fileAfter } from '../../../domain/stay/stay-change.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import type { KeptAct } from './act.ts'

/** What stands for a reference until the server has given one. */
export const noReference = '–'

/** A stay that begins with a walk-in. */
function begun(body: unknown, doing: Doing): StayFile | undefined {
  const request = walkInRequest.safeParse(body)
  if (!request.success) return undefined
  const before = walkInFile(request.data, noReference, doing.at)
  const change = walkIn(before, request.data, doing)
  return isRefused(change) ? undefined : fileAfter(before, change, doing.at)
}

/** The first row of an act is called as the act: the server may have done it, and its answer been lost. */
function hasPaid({ payments }: StayFile, { key }: KeptAct): boolean {
  return payments.some(({ id }) => id === key)
}

/** As it was, where the rules have nothing to change: the server will say why. */
function changed(file: StayFile, { request, rule }: StayAct, body: unknown, doing: Doing) {
  const said = request.safeParse(body)
  const change = said.success && rule(file, said.data, doing)
  return !change || isRefused(change) ? file : fileAfter(file, change, doing.at)
}

/** A stay as an act has left it, by the very rule that the server will ask. */
export function fileAfterAct(file: StayFile | undefined, act: KeptAct): StayFile | undefined {
  const { call, body, key, at } = act
  let rows = 0
  const newId = () => {
    rows += 1
    return rows === 1 ? key : `${key} ${rows}`
  }
  const inLek = 'handsOverIn' in body && body.handsOverIn === 'ALL'
  const doing: Doing = {
    ...{ actor: 'staff', handsOver: true, handsOverIn: inLek ? 'ALL' : 'EUR' },
    ...{ hasHappened: true, at: new Date(at), newId },
  }
  // Of a walk-in that the server knows, nothing is left to show.
  if (call === 'POST /api/staff/stays') return file ?? begun(body, doing)
  if (!file || hasPaid(file, act)) return file
  return changed(file, actsThatWait[call], body, doing)
}
