import journal from '../../migrations/meta/_journal.json' with { type: 'json' }

/**
 * File name of the newest migration known to this build, as wrangler records it in `d1_migrations`.
 */
export const newestMigration = `${journal.entries.at(-1)?.tag}.sql`
