import { writeFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

// `npm run backup:key -- key.txt` creates the key pair for nightly backups, like `age-keygen`. The operator keeps the
// file, which contains the private key. BACKUP_KEY in wrangler.toml is the public key.

const [, , file] = process.argv

if (!file) {
  console.error('npm run backup:key -- key.txt')
  process.exitCode = 2
} else {
  const identity = await generateX25519Identity()
  const key = await identityToRecipient(identity)
  // The flag `wx` fails if the file exists, because the key in it is needed for older backups.
  writeFileSync(file, `# public key: ${key}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  console.log(`${file} opens the backups. Keep it away from this machine, twice.`)
  console.log(`In wrangler.toml: BACKUP_KEY = "${key}"`)
}
