import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'

export type SigningKey = { kid: string; privateKey: CryptoKey; publicJwk: JWK }

/** A fresh RS256 key pair, as Cloudflare Access rotates them every six weeks. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = crypto.randomUUID().replaceAll('-', '')
  return {
    kid,
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}
