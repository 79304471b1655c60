import { type Finding, note, warning } from '../finding.ts'
import { accessQuestion } from './access.ts'
import { bucketsQuestion, databaseQuestion, planQuestion, secretsQuestion } from './account.ts'
import { type CloudflareApi, cloudflareApi, NotAnswered } from './cloudflare-api.ts'
import { type Inside, listed, type Question } from './outside.ts'
import { senderQuestion } from './sender.ts'

const questions: Question<CloudflareApi>[] = [
  accessQuestion,
  senderQuestion,
  secretsQuestion,
  databaseQuestion,
  bucketsQuestion,
  planQuestion,
]

/**
 * Asks Cloudflare all questions, or returns a note if the account id or the token is missing.
 * `patience` is in milliseconds per response.
 */
export async function askCloudflare(inside: Inside, patience: number): Promise<Finding[]> {
  const api = cloudflareApi(inside.secrets, patience)
  if (!api) {
    const subjects = listed(questions.map(({ about }) => about))
    return [
      note(
        `Cloudflare was not asked about ${subjects}: CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN in the environment would allow it`,
      ),
    ]
  }
  const findings = questions.map((question) =>
    question.ask(inside, api).catch((error: unknown) => [unanswered(question, error)]),
  )
  return (await Promise.all(findings)).flat()
}

/**
 * Returns a warning for `NotAnswered`, because an unanswered question must not stop a deploy.
 * Throws any other error.
 */
function unanswered({ about, permission }: Question<CloudflareApi>, error: unknown): Finding {
  if (!(error instanceof NotAnswered)) throw error
  return error.status === 401 || error.status === 403
    ? warning(
        `Cloudflare refuses CLOUDFLARE_API_TOKEN for ${about}: a token for this needs ${permission}`,
      )
    : warning(`Cloudflare said nothing about ${about} (${error.message}): try again`)
}
