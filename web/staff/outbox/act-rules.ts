import { checkIn, checkOut } from '../../../domain/custody.ts'
import { takePayment } from '../../../domain/desk-payment.ts'
import { isRefused, type Refusal } from '../../../domain/refusal.ts'
import { type Doing, fileAfter, type StayChange } from '../../../domain/stay-change.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { walkIn, walkInFile, walkInRequest } from '../../../domain/walk-in.ts'
import type { WaitingCall } from '../../../domain/without-line.ts'
import type { DeskRequest, KeptAct } from './act.ts'

/** What stands for a reference until the server has given one. */
export const noReference = '–'

type Rule<C extends WaitingCall> = (
  file: StayFile | undefined,
  body: DeskRequest<C>,
  doing: Doing,
) => StayFile | undefined

/** The rules that the server will ask, of each act that may wait. */
const rules: { [C in WaitingCall]: Rule<C> } = {
  'POST /api/staff/stays': begun,
  'POST /api/staff/stays/:id/check-in': (file, body, doing) =>
    file && changed(file, checkIn(file, body, doing), doing),
  'POST /api/staff/stays/:id/check-out': (file, { tags, outTo, collector }, doing) =>
    file && changed(file, checkOut(file, tags, outTo, doing, collector), doing),
  'POST /api/staff/stays/:id/payments': paid,
}

/** As it was, where the rules have nothing to change: the server will say why. */
function changed(file: StayFile, change: StayChange | Refusal, { at }: Doing): StayFile {
  return isRefused(change) ? file : fileAfter(file, change, at)
}

/** Its payment is called as the act: the server may have taken it, and its answer been lost. */
function paid(
  file: StayFile | undefined,
  { method, cents, ...told }: DeskRequest<'POST /api/staff/stays/:id/payments'>,
  doing: Doing,
): StayFile | undefined {
  const id = doing.newId()
  if (!file || file.payments.some((payment) => payment.id === id)) return file
  return changed(file, takePayment(file, method, cents, { ...doing, newId: () => id }, told), doing)
}

function begun(
  file: StayFile | undefined,
  body: DeskRequest<'POST /api/staff/stays'>,
  doing: Doing,
): StayFile | undefined {
  // The server knows of it already.
  if (file) return file
  const request = walkInRequest.safeParse(body)
  if (!request.success) return undefined
  const before = walkInFile(request.data, noReference, doing.at)
  const change = walkIn(before, request.data, doing)
  return isRefused(change) ? undefined : fileAfter(before, change, doing.at)
}

/** A stay as an act has left it, by the very rule that the server will ask. */
export function fileAfterAct(
  file: StayFile | undefined,
  { call, body, key, at }: KeptAct,
): StayFile | undefined {
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
  // The union of calls is held together with its bodies by whoever did the act.
  return rules[call](file, body as never, doing)
}
