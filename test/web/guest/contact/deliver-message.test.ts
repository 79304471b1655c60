import { describe, expect, it } from 'vitest'
import { checkMessage } from '../../../../web/guest/contact/deliver-message.ts'

const blank = { name: '', email: '', subject: '', message: '' }

describe('checking a message before it is sent', () => {
  it('says what is missing', async () => {
    expect(await checkMessage(blank)).toMatchObject({ email: 'email_required' })
  })

  it('lets it go to the Worker unchecked where the check can’t be fetched', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await checkMessage(blank, lost)).toEqual({})
  })
})
