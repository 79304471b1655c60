import { describe, expect, it } from 'vitest'
import { mergeReport } from '../../../dev/restore/merge-report.ts'
import { planMerge } from '../../../dev/restore/plan-merge.ts'
import { Office } from './office.ts'
import { exportFiles, merged, mergedAgain } from './story.ts'

const message = { name: 'Ada', email: 'ada@guest.example', message: 'Skis?' }

/** A migration that adds a column and a table, drops a column, and spoils what guests asked for. */
function migrate(office: Office): void {
  office.db.exec(`ALTER TABLE stays ADD COLUMN colour TEXT;
    CREATE TABLE shelves (id INTEGER PRIMARY KEY);
    INSERT INTO shelves VALUES (1);
    ALTER TABLE contact_messages DROP COLUMN locale;
    UPDATE stays SET special_requests = 'harm'`)
  office.insert('d1_migrations', { name: '9999_wrong.sql' })
}

const story = {
  before: (it: Office) => {
    it.stay('a')
    it.insert('contact_messages', { ...message, id: 'old', locale: 'sq' })
  },
  harm: migrate,
  after: (it: Office) => {
    it.update('stays', 'a', { desk_note: 'called', colour: 'blue' })
    it.update('contact_messages', 'old', { read: 1 })
    it.stay('b')
    it.insert('contact_messages', { ...message, id: 'new' })
  },
}

describe('promise 39: after a wrong migration, the merge leaves it out', () => {
  it('and brings later work to the schema of before', () => {
    const withoutMigrations = ['9999_wrong']
    const result = merged({ ...story, withoutMigrations })
    const { all, plan } = result
    const asked = 'A pram;\nplease'
    expect(all('SELECT id, desk_note, special_requests FROM stays ORDER BY id')).toEqual([
      { id: 'a', desk_note: 'called', special_requests: asked },
      { id: 'b', desk_note: null, special_requests: asked },
    ])
    expect(all('SELECT id, read, locale FROM contact_messages ORDER BY id')).toEqual([
      { id: 'new', read: 0, locale: 'en' },
      { id: 'old', read: 1, locale: 'sq' },
    ])
    expect(all("SELECT name FROM d1_migrations WHERE name LIKE '9999%'")).toEqual([])
    expect(mergeReport(plan)).toContain(
      'Not merged, because only the migration has them: stays.colour, shelves',
    )
    expect(mergedAgain(result, { withoutMigrations }).statements).toEqual([])
  })

  it('and refuses if it isn’t named', () => {
    expect(() => merged(story)).toThrow('--without-migration')
  })

  it('and refuses a name that now and base don’t have', () => {
    const withoutMigrations = ['9999_wrong', '9998_other.sql']
    expect(() => merged({ ...story, withoutMigrations })).toThrow(
      'now.sql and base.sql need the migration 9998_other',
    )
  })

  it('and refuses a last good minute after it', () => {
    const before = (it: Office) => {
      story.before(it)
      migrate(it)
    }
    const late = { ...story, before, harm: () => {} }
    expect(() => merged({ ...late, withoutMigrations: ['9999_wrong'] })).toThrow(
      'restored.sql has the migration 9999_wrong',
    )
  })

  it('and refuses exports of now and base that differ otherwise', () => {
    const [office, file] = [new Office(), exportFiles()]
    office.export(file('restored'))
    migrate(office)
    office.export(file('base'))
    office.db.exec('CREATE TABLE more (id INTEGER PRIMARY KEY)')
    const files = { now: office.export(file('now')), base: file('base') }
    const options = { keepsInserted: false, withoutMigrations: ['9999_wrong'] }
    expect(() => planMerge({ ...files, restored: file('restored') }, options)).toThrow(
      'same migrations, but different tables',
    )
  })
})
