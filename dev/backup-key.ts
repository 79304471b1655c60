import { writeFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

// `npm run backup:key -- key.txt` creates a key pair for nightly backups, like `age-keygen`. The
// file contains the private key. The public key belongs in wrangler.toml as BACKUP_KEY.

const [, , file] = process.argv

if (!file) {
  console.error('npm run backup:key -- key.txt')
  process.exitCode = 2
} else {
  const identity = await generateX25519Identity()
  const key = await identityToRecipient(identity)
  // With the flag `wx`, this fails if the file exists. Its key may be needed to open older backups.
  writeFileSync(file, `# public key: ${key}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  console.log(`${file} opens the backups. Keep it away from this machine, twice.`)
  console.log(`In wrangler.toml: BACKUP_KEY = "${key}"`)
}
