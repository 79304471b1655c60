import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drill } from '../../dev/drill/drill.ts'
import { findingLine } from '../../dev/drill/findings.ts'

const root = join(import.meta.dirname, '../..')

it('promise 39: after a restore, the lost hours are recovered and no email is sent twice', async () => {
  const said: string[] = []
  const { found } = await drill({ root, say: (line) => said.push(line) })
  expect(found.map(findingLine)).toEqual([
    '7 of 7 stays made since the last good minute, with status and account',
    '7 of 7 stays from before, with status and account of the last minute',
    '10 of 10 bags, with tag and status',
    '7 of 7 cash movements in the drawer',
    '4 of 4 refunds',
    '2 of 2 disputes',
    '11 of 11 passes of guests that open',
    '1 of 1 messages',
    '2 of 2 members of staff',
    '1 of 1 counts of the till',
    expect.stringMatching(/^0 emails sent twice, of [1-9]\d$/),
    '0 payments without a stay',
    '0 stays with the harm',
    '1 of 1 messages back that the harm deleted',
    '1 of 1 holds of jobs and emails that an owner released',
    '1 of 1 guests who leave, after their bag came in between the two times',
  ])
  expect(said.join('\n')).toContain('harm left out, values: 21')
}, 480_000)
