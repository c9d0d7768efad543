import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'service-secret'

/** `SERVICE_SECRET`, else the secret of this data folder: made once, readable by its owner alone. */
export function serviceSecretOf(dataDir: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env.SERVICE_SECRET) return env.SERVICE_SECRET
  const file = path.join(dataDir, FILE)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8')
}
