import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reason } from '../../domain/desk.ts'
import { wishField } from '../../domain/occasion.ts'
import { stayAct } from '../../domain/stay-act.ts'
import { attend } from '../../domain/stay-actions.ts'
import { atTheCounter, paidFile } from './stay-files.ts'

it('an act’s rule decides by the request as its schema reads it', () => {
  const act = stayAct(z.object({ reason, occasion: wishField }), (file, request, doing) =>
    attend(file, request.reason, doing),
  )
  const read = act.request.parse({ reason: '  wet bag ' })
  expect(act.rule(paidFile(), read, atTheCounter())).toMatchObject({ data: { reason: 'wet bag' } })
})
