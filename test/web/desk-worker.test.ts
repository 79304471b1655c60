import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/business/locales.ts'
import { staffParts } from '../../domain/business/staff-paths.ts'
import { readManifest } from '../../web/prerender/manifest.ts'
import { pageWorker } from '../../web/prerender/page-worker.ts'
import { pageAt } from '../../web/routing/routes.ts'
import { builtPages, builtPagesOf, siteHas } from './built-site.ts'
import { builtRules, headersAt, sourcesOf } from './served-headers.ts'

const worker = readFileSync('dist/client/desk-sw.js', 'utf8')
const [, list = '[]'] = /^const parts = (\[.*\])$/m.exec(worker) ?? []
const files: string[] = JSON.parse(list)
const manifest = readManifest('dist/manifest.json')
const staffPages = builtPagesOf('admin')
const recordOf = (source: string) => `/${manifest[source]?.file}`

describe('promise 33: the files that the staff page caches for offline use', () => {
  it('exist in the build, each listed once', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(new Set(files).size).toBe(files.length)
    expect(files.filter((file) => !siteHas(file))).toEqual([])
  })

  it.each(staffPages.map((built) => [built.address, built] as const))(
    'include every asset that %s names',
    (_, { html }) => {
      const named = new Set(html.match(/\/assets\/[\w.-]+/g))
      expect(named.size).toBeGreaterThan(10)
      expect([...named].filter((file) => !files.includes(file))).toEqual([])
    },
  )

  it('include every part that is loaded later: pages, camera decoder, labels, phrases', () => {
    const later = [
      ...['dashboard', ...staffParts].map((part) => `${part}/${part}.tsx`),
      ...['desk/scan/scan-dialog.tsx', 'desk/labels/labels.tsx', 'phrases/phrase-cards.tsx'],
    ].map((part) => recordOf(`web/staff/${part}`))
    const decoder = recordOf('node_modules/qr/decode.js')
    const words = ['phrases', 'staff', ...staffParts].flatMap((catalog) =>
      locales.map((locale) => recordOf(`web/locales/${locale}/${catalog}.po`)),
    )
    expect([...later, decoder, ...words].filter((file) => !files.includes(file))).toEqual([])
  })

  it('include no script of another page', () => {
    const others = builtPages.map(({ page }) => page.name).filter((name) => name !== 'admin')
    const chunks = others.map((name) => recordOf(`web/pages/${name}/page.tsx`))
    expect(chunks.every(siteHas)).toBe(true)
    expect(chunks.filter((file) => files.includes(file))).toEqual([])
  })
})

describe('the service worker of the staff page', () => {
  it('changes only if a file or a document has changed', () => {
    const documents = staffPages.map(({ html }) => html)
    const releaseOf = (text: string) => /^const release = "([0-9a-f]{12})"$/m.exec(text)?.[1]
    const [first = '', ...rest] = files
    const release = releaseOf(worker)
    expect(release).toBeDefined()
    expect(worker).not.toMatch(/NAME|RELEASE|HAS_PARTS|FILES|WORDS/)
    const workerOf = (files: string[], documents: string[]) =>
      pageWorker({ name: 'desk', page: pageAt('/admin'), files, words: {}, documents, offline: {} })
    const built = workerOf(files, documents)
    expect(workerOf(files, documents)).toBe(built)
    const [page = '', ...others] = documents
    const changed = [
      workerOf([`${first}x`, ...rest], documents),
      workerOf(rest, documents),
      workerOf(files, [page.replace('</html>', ' </html>'), ...others]),
    ]
    const releases = [built, ...changed].map(releaseOf)
    expect(new Set(releases).size).toBe(4)
  })

  it('may fetch only from this site, and is allowed on the staff page', () => {
    const rules = builtRules()
    const own = headersAt(rules, '/desk-sw.js').get('content-security-policy') ?? ''
    expect(own).toBe("default-src 'none'; connect-src 'self'")
    for (const { address } of staffPages) {
      const policy = headersAt(rules, address).get('content-security-policy') ?? ''
      expect(sourcesOf(policy, 'worker-src')).toEqual(["'self'"])
    }
  })

  it('is mentioned in no public page and not in their entry script', () => {
    const naming = builtPages
      .filter(({ page }) => page.name !== 'admin')
      .filter(({ html }) => html.includes('desk-sw'))
    expect(naming).toEqual([])
    const entry = readFileSync(`dist/client${recordOf('web/entry-client.tsx')}`, 'utf8')
    expect(entry).not.toMatch(/desk-sw|desk-outbox/)
  })
})
