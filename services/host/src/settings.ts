import { z } from 'zod'

/** Variables of the environment by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Why a service cannot start, in words for who operates it: printed without a stack. */
export class StartFailure extends Error {
  override readonly name: string = 'StartFailure'
}

/** Variables of the environment hold what cannot be used; the message names each of them. */
export class WrongSettings extends StartFailure {
  override readonly name = 'WrongSettings'

  constructor(problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Settings from the environment by `schema`, an object whose keys are names of variables. An empty variable counts as
 * absent. Throws `WrongSettings` with every wrong variable named.
 */
export function readSettings<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(present)
  if (result.success) return result.data
  throw new WrongSettings(
    result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  )
}

/** Of the service that visitors reach. */
export const ALL_INTERFACES = '0.0.0.0'
/** Of the services behind it: whoever runs them elsewhere says so. */
export const THIS_MACHINE = '127.0.0.1'

/** A TCP port; 0 lets the system choose. */
export function portSetting(fallback: number) {
  return z.coerce.number().int().min(0).max(65_535).default(fallback)
}

export function millisecondsSetting(fallback: number) {
  return z.coerce.number().int().positive().default(fallback)
}

/** An http or https address, without a slash at its end. */
export function addressSetting() {
  return z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
}

/** The address to listen on. */
export function hostSetting(fallback: typeof ALL_INTERFACES | typeof THIS_MACHINE) {
  return z.string().default(fallback)
}

export function logLevelSetting() {
  return z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')
}
