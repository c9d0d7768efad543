import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { BadRelease, type ReadRelease, readReleaseOf } from '../read-release'
import { fingerprintOf, hasRight, isExpired, type ReleaseTeam } from './release-keys'

/** Stands beside `release.json`, whose bytes it signs; that holds the hashes of all files. */
export const SIGNATURE_FILE = 'release.sig.json'

const signatureForm = z.object({ key: z.string(), signature: z.base64() })
export type ReleaseSignature = z.infer<typeof signatureForm>

/** The private key of a PEM file. */
export async function readSigningKey(file: string): Promise<KeyObject> {
  try {
    const key = createPrivateKey(await readFile(file))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (cause) {
    throw new BadRelease(`RELEASE_KEY_FILE=${file} can't be read as a private key`, { cause })
  }
  throw new BadRelease(`RELEASE_KEY_FILE=${file} is no Ed25519 key: make one with npm run release -- new-key`)
}

/** Signs the bytes of a manifest, or of a decision. */
export function signBytes(bytes: Uint8Array, key: KeyObject): ReleaseSignature {
  return { key: fingerprintOf(createPublicKey(key)), signature: sign(null, bytes, key).toString('base64') }
}

export async function readSignature(folder: string): Promise<ReleaseSignature | null> {
  const text = await readFile(path.join(folder, SIGNATURE_FILE), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return signatureForm.parse(JSON.parse(text))
  } catch (cause) {
    throw new BadRelease(`${path.join(folder, SIGNATURE_FILE)} can't be read: publish the release again`, { cause })
  }
}

/** Why nobody who may release the unit vouches for the manifest, with the way to mend it; null: somebody does. Pure. */
export function signatureProblem(
  { unit, manifest, signature }: { unit: string; manifest: Uint8Array; signature: ReleaseSignature | null },
  teams: readonly ReleaseTeam[],
): string | null {
  const mend = `publish it again with RELEASE_KEY_FILE naming a key of a team that may release ${unit}`
  if (signature === null) return `is not signed: ${mend}`
  const owners = teams.filter(({ keys }) => keys.some(({ fingerprint }) => fingerprint === signature.key))
  const key = owners[0]?.keys.find(({ fingerprint }) => fingerprint === signature.key)?.key
  if (!key) return `is signed with a key that release-keys.json does not name: ${mend}`
  if (!verify(null, manifest, key, Buffer.from(signature.signature, 'base64')))
    return `is not what its signature signs: build it again, then ${mend}`
  if (!owners.some((team) => hasRight(team, unit, 'release')))
    return `is signed by ${owners[0]?.team}, who may not release ${unit}: ${mend}`
  return null
}

/** Why a version that is signed becomes active or tried no more: its key has ended. What was released before stays. Pure. */
export function expiredProblem(
  unit: string,
  signature: ReleaseSignature | null,
  teams: readonly ReleaseTeam[],
  at: Date,
): string | null {
  const keys = teams
    .filter((team) => hasRight(team, unit, 'release'))
    .flatMap((team) => team.keys.filter(({ fingerprint }) => fingerprint === signature?.key))
  const [key] = keys
  if (key === undefined || !keys.every((each) => isExpired(each, at))) return null
  return `is signed with a key that ended on ${key.until}: publish it again with RELEASE_KEY_FILE naming one that lasts`
}

/**
 * The release of a unit's version as `readReleaseOf` reads it, if it is signed as `teams` ask; null: nothing is asked.
 *
 * @throws BadRelease
 */
export async function readSignedRelease(
  releasesDir: string,
  { name, version }: { readonly name: string; readonly version: string },
  teams: readonly ReleaseTeam[] | null,
  read?: ReadRelease,
) {
  if (teams !== null) {
    const folder = path.join(releasesDir, name, version)
    const manifest = await readFile(path.join(folder, 'release.json')).catch((cause: unknown) => {
      throw new BadRelease(`${folder}: release.json can't be read`, { cause })
    })
    const problem = signatureProblem({ unit: name, manifest, signature: await readSignature(folder) }, teams)
    if (problem !== null) throw new BadRelease(`${name} ${version} ${problem}`)
  }
  return readReleaseOf(releasesDir, { name, version }, read)
}
