import { writeFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

// `npm run backup:key -- key.txt` makes the pair of keys for nightly backups, like `age-keygen`.
// The file has the private key and stays with the operator. BACKUP_KEY in wrangler.toml is the public key.

const [, , file] = process.argv

if (!file) {
  console.error('npm run backup:key -- key.txt')
  process.exitCode = 2
} else {
  const identity = await generateX25519Identity()
  const key = await identityToRecipient(identity)
  // Never replaces a key, because older backups need it.
  writeFileSync(file, `# public key: ${key}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  console.log(`${file} opens the backups. Keep it away from this machine, twice.`)
  console.log(`In wrangler.toml: BACKUP_KEY = "${key}"`)
}
