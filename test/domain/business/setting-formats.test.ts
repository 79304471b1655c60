import { describe, expect, it } from 'vitest'
import {
  isAudienceTag,
  isBackupKey,
  isLinkSecret,
  isLoopback,
  isTeamDomain,
} from '../../../domain/business/setting-formats.ts'

const formats = [
  {
    what: 'a team domain',
    is: isTeamDomain,
    right: ['https://bags.cloudflareaccess.com', 'https://my-bags-2.cloudflareaccess.com'],
    wrong: [
      'bags',
      'http://bags.cloudflareaccess.com',
      'https://bags.cloudflareaccess.com/',
      'https://a.b.cloudflareaccess.com',
      'https://bags.cloudflareaccess.com.example',
      'https://cloudflareaccess.com',
    ],
  },
  {
    what: 'an address of this machine',
    is: isLoopback,
    right: ['http://localhost:8788', 'http://127.0.0.1', 'http://localhost'],
    wrong: ['http://localhost.example', 'http://10.0.0.1', 'https://example.com', 'localhost'],
  },
  {
    what: 'an audience tag',
    is: isAudienceTag,
    right: ['0f'.repeat(32)],
    wrong: ['0f'.repeat(31), '0f'.repeat(33), '0F'.repeat(32), 'xy'.repeat(32), ''],
  },
  {
    what: 'a public key for backups',
    is: isBackupKey,
    right: [`age1${'q'.repeat(58)}`],
    wrong: [`age1${'q'.repeat(57)}`, `age1${'b'.repeat(58)}`, `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
  },
  {
    what: 'a secret of links',
    is: isLinkSecret,
    right: ['l'.repeat(32), 'l'.repeat(44)],
    wrong: ['l'.repeat(31), ''],
  },
]

describe.each(formats)('$what', ({ is, right, wrong }) => {
  it.each(right)('is %s', (value) => {
    expect(is(value)).toBe(true)
  })

  it.each(wrong)('is not %j', (value) => {
    expect(is(value)).toBe(false)
  })
})
