const ownTable = 'It only writes to a table that the release before doesn’t know.'

/**
 * Schema changes that look breaking but that `checkMigrations` accepts, by migration.
 * The value is the reason why the previous release, until it is replaced, works with the change.
 */
export const acceptedChanges: Record<string, Record<string, string>> = {
  '0003_stay_tallies': {
    'stays: its trigger stay_tallies_insert is new': ownTable,
    'stays: its trigger stay_tallies_update is new': ownTable,
    'stays: its trigger stay_tallies_delete is new': ownTable,
  },
  '0006_search_keys': {
    'stays: its trigger stays_to_key_insert is new': ownTable,
    'stays: its trigger stays_to_key_update is new': ownTable,
    'stay_keys: its trigger key_slips_delete is new': ownTable,
  },
}
