import { expect } from 'vitest'
import type { TillCount, TillReport } from '../../../domain/desk/till.ts'
import type { ErrorBody } from '../../../domain/input/errors.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { Chance } from '../bad-week/chance.ts'
import { asStaff } from '../support/access.ts'
import { submitKey } from '../support/requests.ts'
import type { Site } from '../support/site.ts'
import type { Notes } from './hands.ts'

export const members = ['arta@day.example', 'besa@day.example', 'ilir@day.example'] as const

export type Member = (typeof members)[number]

export type File = StayRecord<string>

/** The counter's routes, as three members of staff call them through their own sessions. */
export async function openCounter(site: Site, chance: Chance) {
  const tokens = new Map<Member, Record<string, string>>()
  for (const email of members)
    tokens.set(email, await asStaff({ email, expiresInSeconds: 30 * 86_400 }))
  const headersOf = (member: Member) => tokens.get(member) ?? {}
  const calls = new Map<string, number>()

  async function answerOf<Answer>(response: Response, what: string): Promise<Answer> {
    if (response.ok) return response.json<Answer>()
    const { error } = await response.json<ErrorBody>()
    throw new Error(`${what}: ${response.status} ${error.code}`)
  }

  async function post<Answer>(member: Member, path: string, body: object): Promise<Answer> {
    const headers = { ...headersOf(member), ...submitKey() }
    const name = path.split('/').at(-1) ?? path
    calls.set(name, (calls.get(name) ?? 0) + 1)
    return answerOf(
      await site.post(`/api/staff${path}`, body, headers),
      `${path} ${JSON.stringify(body)}`,
    )
  }

  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await site.fetch(`/api/staff${path}`, { headers: headersOf(members[0]) })
    return answerOf(answer, path)
  }

  return {
    calls,
    /** Whoever stands at the counter. */
    whoever: (): Member => chance.oneOf(members),
    actions: (member: Member, id: string, what: string, body: object) =>
      post<File>(member, `/stays/${id}/${what}`, body),
    walkIn: (member: Member, body: object) => post<File>(member, '/stays', body),
    moves: (member: Member, kind: 'float' | 'banked', cash: Notes) =>
      post(member, '/till/movements', { kind, cash, reason: kind }),
    counts: (member: Member, counted: Notes) =>
      post<TillCount<string>>(member, '/till/counts', counted),
    record: (id: string) => get<File>(`/stays/${id}`),
    report: (day: string) => get<TillReport<string>>(`/till?day=${day}`),
    month: (month: string) =>
      get<{ total: { received: number; refunded: number } }>(`/month?month=${month}`),
    /** A guest's own call of the site. */
    async guest<Answer>(path: string, body: object): Promise<Answer> {
      const answer = await site.post(path, body, submitKey())
      expect(answer.ok, path).toBe(true)
      return answer.json<Answer>()
    },
  }
}

export type Counter = Awaited<ReturnType<typeof openCounter>>
