import * as z from 'zod/mini'
import type { Setup } from './setup.ts'
import { wrangleJson } from './wrangler.ts'

/** A deployment in wrangler's JSON output. */
export const deployed = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
})

const version = z.object({
  annotations: z.optional(z.object({ 'workers/tag': z.optional(z.string()) })),
  resources: z.object({ bindings: z.array(z.object({ name: z.string() })) }),
})

/** Matches wrangler's errors for a Worker that doesn't exist or was never deployed. */
export const notThere = /does not exist on your account|has no deployments|^Worker .* not found/

/**
 * Returns the id of the version that serves all visitors, or `null` before the first deploy.
 * Throws if several versions share the visitors.
 */
export async function liveVersion(setup: Setup): Promise<string | null> {
  const status = await wrangleJson(setup, deployed, 'deployments', 'status', '--json').catch(
    (error: unknown) => {
      if (error instanceof Error && notThere.test(error.message)) return null
      throw error
    },
  )
  if (!status) return null
  const live = status.versions.find(({ percentage }) => percentage === 100)?.version_id
  if (!live)
    throw new Error(
      'two versions share the visitors; give one of them 100% (wrangler versions deploy)',
    )
  return (await isOurs(setup, live)) ? live : null
}

/**
 * Returns false for the empty Worker that `wrangler secret put` creates before the first deploy.
 * That Worker has no database.
 */
async function isOurs(setup: Setup, id: string): Promise<boolean> {
  const { resources } = await viewVersion(setup, id)
  return resources.bindings.some(({ name }) => name === 'DB')
}

/**
 * Returns the commit in the version's tag. `null` if there is no tag, for example if a changed
 * secret created the version. Throws like `wrangleJson`.
 */
export async function commitOfVersion(setup: Setup, id: string): Promise<string | null> {
  const { annotations } = await viewVersion(setup, id)
  return annotations?.['workers/tag'] || null
}

function viewVersion(setup: Setup, id: string) {
  return wrangleJson(setup, version, 'versions', 'view', id, '--json')
}
