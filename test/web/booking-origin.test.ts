import { afterEach, describe, expect, it } from 'vitest'
import { switches } from '../../domain/business/switches.ts'
import { headerRules, headersFile } from '../../web/prerender/headers.ts'
import { headersAt, readRules, sourcesOf } from './served-headers.ts'

const none = switches.bookingOrigin
afterEach(() => {
  switches.bookingOrigin = none
})

function headersOf(address: string) {
  return headersAt(readRules(headersFile(headerRules())), address)
}

describe("an operator's external booking application", () => {
  it('may be framed and take payments on the home page', () => {
    switches.bookingOrigin = 'https://forms.example/start'
    for (const address of ['/', '/de']) {
      const headers = headersOf(address)
      const policy = headers.get('content-security-policy') ?? ''
      expect(sourcesOf(policy, 'frame-src')).toContain('https://forms.example')
      expect(headers.get('permissions-policy')).toMatch(/payment=\([^)]*"https:\/\/forms\.example"/)
    }
  })

  it('is in no header of the payment page, or of any page if none is configured', () => {
    switches.bookingOrigin = 'https://forms.example'
    const pay = headersOf('/book-online')
    expect([...pay.values()].join()).not.toContain('forms.example')
    switches.bookingOrigin = null
    expect([...headersOf('/').values()].join()).not.toContain('forms.example')
  })
})
