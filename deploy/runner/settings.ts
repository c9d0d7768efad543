import path from 'node:path'
import { CommandFailed } from './command-failed'
import { root } from './root'

/** The settings of docs/operations.md that the commands share. */
export interface SiteSettings {
  /** The ports differ from each other. */
  readonly port: number
  readonly apiPort: number
  readonly menuBuilderPort: number
  /** Absolute. */
  readonly dataDir: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
}

/** @throws CommandFailed naming a setting that is not a port, or ports that are the same */
export function readSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const settings = {
    port: portOf(env, 'PORT', 8080),
    apiPort: portOf(env, 'API_PORT', 8081),
    menuBuilderPort: portOf(env, 'MENU_BUILDER_PORT', 8082),
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
  }
  const ports = [settings.port, settings.apiPort, settings.menuBuilderPort]
  if (new Set(ports).size < ports.length) {
    throw new CommandFailed(`PORT, API_PORT and MENU_BUILDER_PORT must differ: ${ports.join(', ')}`)
  }
  return settings
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new CommandFailed(`${name}=${text} is not a port`)
  return port
}

/** Where a deployment keeps its releases, below its data folder. */
export function releasePaths(dataDir: string): { readonly releasesDir: string; readonly stateFile: string } {
  return { releasesDir: path.join(dataDir, 'releases'), stateFile: path.join(dataDir, 'registry.json') }
}
