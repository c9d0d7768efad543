import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A private key. */
export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey

/** Its public half as `release-keys.json` names it. */
export const lineOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

export interface TestTeam {
  readonly team: string
  /** The unit of its name unless said. */
  readonly units?: readonly string[]
  readonly keys: readonly (KeyObject | { readonly key: KeyObject; readonly until: string })[]
  readonly members?: readonly string[]
  readonly may?: 'release' | 'take-back'
}

/** Writes the keys file of a state file's folder, or `file`. */
export async function writeTeams(dir: string, teams: readonly TestTeam[], file = 'release-keys.json'): Promise<void> {
  const written = teams.map(({ team, units = [team], keys, ...rest }) => ({
    ...{ team, units, ...rest },
    keys: keys.map((each) => ('until' in each ? { key: lineOf(each.key), until: each.until } : lineOf(each))),
  }))
  await writeFile(path.join(dir, file), JSON.stringify({ teams: written }))
}

/** Writes a private key as `RELEASE_KEY_FILE` names it; returns the file. */
export async function writeKey(dir: string, key: KeyObject): Promise<string> {
  const file = path.join(dir, 'host-key.pem')
  await writeFile(file, key.export({ type: 'pkcs8', format: 'pem' }))
  return file
}
