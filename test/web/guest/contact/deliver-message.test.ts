import { describe, expect, it } from 'vitest'
import { checkMessage } from '../../../../web/guest/contact/deliver-message.ts'

const blank = { name: '', email: '', subject: '', message: '' }

describe('the check of a contact message', () => {
  it('names missing fields', async () => {
    expect(await checkMessage(blank)).toMatchObject({ email: 'email_required' })
  })

  it("reports no errors if its script can't be loaded", async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await checkMessage(blank, lost)).toEqual({})
  })
})
