import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

export interface StoredKey {
  kid: string
  privateJwk: JWK
}
export interface SigningKey {
  kid: string
  privateKey: CryptoKey
  publicJwk: JWK
}

export async function newKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = crypto.randomUUID().replaceAll('-', '')
  return { kid, privateJwk: await exportJWK(privateKey) }
}

export async function signingKey({ kid, privateJwk }: StoredKey): Promise<SigningKey> {
  const { kty, n, e } = privateJwk
  const privateKey = (await importJWK(privateJwk, 'RS256')) as CryptoKey
  return { kid, privateKey, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK }
}
