import * as z from 'zod/mini'
import { missing } from '../finding.ts'
import { inConfig, textOf } from '../site.ts'
import type { CloudflareApi } from './cloudflare-api.ts'
import type { Question } from './outside.ts'

const zones = z.array(z.object({ id: z.string(), name: z.string() }))
const senders = z.array(z.object({ name: z.string(), enabled: z.boolean() }))

export const senderQuestion: Question<CloudflareApi> = {
  about: 'the sender of emails',
  permission: 'Zone Read and Email Sending Read',
  ask: async ({ site }, api) => {
    const [, domain] = textOf(site.config.vars.MAIL_FROM).split('@')
    if (!domain || (await maySend(domain, api))) return []
    const advice = `Cloudflare may not send from ${domain}, the domain of MAIL_FROM: \`npx wrangler email sending enable ${domain}\``
    return [missing(inConfig(site, advice))]
  },
}

async function maySend(domain: string, { account, ask }: CloudflareApi): Promise<boolean> {
  const id = account.replace('/accounts/', '')
  const known = await ask(`/zones?account.id=${id}&per_page=50`, zones)
  const zone = known
    .filter(({ name }) => domain === name || domain.endsWith(`.${name}`))
    .toSorted((first, second) => second.name.length - first.name.length)[0]
  if (!zone) return false
  const names = await ask(`/zones/${zone.id}/email/sending/subdomains`, senders)
  return names.some(({ name, enabled }) => enabled && name === domain)
}
