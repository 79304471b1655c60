import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reason } from '../../../domain/desk/desk.ts'
import { attend } from '../../../domain/desk/stay-actions.ts'
import { wishField } from '../../../domain/stay/occasion.ts'
import { stayAct } from '../../../domain/stay/stay-act.ts'
import { atTheCounter, paidFile } from '../support/stay-files.ts'

it('an act’s rule decides by the request as its schema reads it', () => {
  const act = stayAct(z.object({ reason, occasion: wishField }), (file, request, doing) =>
    attend(file, request.reason, doing),
  )
  const read = act.request.parse({ reason: '  wet bag ' })
  expect(act.rule(paidFile(), read, atTheCounter())).toMatchObject({ data: { reason: 'wet bag' } })
})
