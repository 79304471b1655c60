import { describe, expect, it } from 'vitest'
import { linkToken } from '../../../worker/pass/links.ts'
import { takeErrors } from '../support/logs.ts'
import { linkSecret } from '../support/names.ts'
import { submitKey } from '../support/requests.ts'
import { passRoutes } from '../support/route-table.ts'
import { openSite } from '../support/site.ts'
import { errorOf } from '../support/till.ts'

const site = openSite()

/** What each of a pass's own calls takes. */
const anyBody = {
  shown: { toCard: 0, atDesk: 0, due: 0 },
  name: 'Anna Ferri',
  tags: null,
  items: null,
  collector: crypto.randomUUID(),
}

async function asksWith(token: string, { method, path }: { method: string; path: string }) {
  const headers = { authorization: `Bearer ${token}`, ...submitKey() }
  return method === 'GET' ? site.fetch(path, { headers }) : site.post(path, anyBody, headers)
}

describe('promise 39: a database that lost a stay denies no guest', () => {
  it.each(passRoutes)(
    '$method $path asks the holder of a signed link to come back',
    async (route) => {
      const purpose = route.path === '/api/pass/collector' ? 'collector' : 'guest'
      const token = await linkToken(linkSecret, { purpose, id: crypto.randomUUID() })
      const answer = await asksWith(token, route)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
      expect(await errorOf(answer)).toMatchObject({ code: 'storage_unavailable' })
      expect(takeErrors('request_failed')).toMatchObject([{ reason: 'row_of_signed_link_lost' }])
    },
  )
})
