/**
 * Changes that are more than an addition, by migration, each with the reason why the release before can run on it.
 * Migrations are applied before the Worker is replaced, so that release meets every new schema.
 */
export const acceptedChanges: Record<string, Record<string, string>> = {}
