import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment'
import { runsAlone } from './runs-alone'
import { saveGlobals } from './saved-globals'

/** The runtime that knows what to do with an environment that is shared; without it none is. */
const RUNTIME = path.join(__dirname, 'runtime.cjs')

/** What the files that follow each other in one environment have in common; runtime.cjs uses it. */
interface Shared {
  /** Bodies of modules by file, compiled. Each test file runs those it needs again. */
  readonly compiled: Map<string, { readonly source: string; readonly run: unknown }>
  /** Texts of files. */
  readonly sources: Map<string, string>
  /** Paths of source maps by file. */
  readonly sourceMaps: Map<string, string>
  readonly hasWindow: boolean
  /** Evaluated modules that outlive a file (kept-modules.cjs). */
  modules: Map<string, unknown>
}

type EnvironmentClass<E> = new (config: JestEnvironmentConfig, context: EnvironmentContext) => E

interface Kept {
  readonly base: EnvironmentClass<JestEnvironment>
  readonly environment: JestEnvironment & { readonly shared: Shared }
  useConsole(console: Console): void
  end(): Promise<void>
}

/** The one of this worker. A file of another kind ends it. */
let kept: Kept | null = null

function keep<E extends JestEnvironment>(
  base: EnvironmentClass<E>,
  [config, context]: [JestEnvironmentConfig, EnvironmentContext],
  prepare: (environment: E) => () => void | Promise<void>,
): Kept {
  let current = context.console
  const console = new Proxy(current, { get: (_, name) => Reflect.get(current, name) })
  const own = new base(config, { ...context, console })
  const shared: Shared = {
    compiled: new Map(),
    sources: new Map(),
    sourceMaps: new Map(),
    hasWindow: Reflect.has(own.global, 'document'),
    modules: new Map(),
  }
  const setUp = own.setup.bind(own)
  const end = own.teardown.bind(own)
  let putBack: (() => Promise<void>) | null = null
  const environment = Object.assign(own, {
    shared,
    async setup() {
      if (putBack) return
      await setUp()
      const putBackRest = prepare(own)
      const putBackGlobals = saveGlobals(own.global)
      putBack = async () => {
        own.fakeTimers?.useRealTimers()
        own.fakeTimersModern?.useRealTimers()
        await putBackRest()
        putBackGlobals()
      }
    },
    async teardown() {
      await putBack?.()
    },
  })
  return {
    base,
    environment,
    useConsole: (next) => {
      current = next
    },
    end,
  }
}

/**
 * `base`, made once for all files of its kind that a worker runs one after the other. After each the globals, and what
 * `prepare` looks after, are put back. A file that must not follow another (runs-alone.ts) gets an ordinary environment.
 */
export function shareEnvironment<E extends JestEnvironment>(
  base: EnvironmentClass<E>,
  prepare: (environment: E) => () => void | Promise<void> = () => () => undefined,
): EnvironmentClass<E> {
  return new Proxy(base, {
    construct(_, [config, context]: [JestEnvironmentConfig, EnvironmentContext]) {
      const isShared = config.projectConfig.runtime === RUNTIME
      if (!isShared || runsAlone(readFileSync(context.testPath, 'utf8'))) return new base(config, context)
      if (kept?.base !== base) {
        void kept?.end()
        kept = keep(base, [config, context], prepare)
      }
      kept.useConsole(context.console)
      return kept.environment
    },
  })
}
