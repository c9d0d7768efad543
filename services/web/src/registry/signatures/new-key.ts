import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { BadRelease } from '../read-release'

/**
 * Writes a new private key to `file`, which must not exist and which nobody but its owner may read. Returns the public key
 * as `release-keys.json` names it.
 */
export async function createSigningKey(file: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  try {
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new BadRelease(`${file} can't be written as a new file`, { cause })
  }
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}
