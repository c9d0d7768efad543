import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

/**
 * A certificate for one run. Chromium is told to trust its key (`--ignore-certificate-errors-spki-list`): the flag that
 * ignores all certificate errors would switch the HTTP cache off and spoil second visits.
 */
export async function makeCertificate(): Promise<Certificate & { readonly spki: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') }
}
