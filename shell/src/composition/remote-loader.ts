import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { type RemoteLifecycles, type WidgetDefinition, within } from 'shared-frame/remote'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import { integrityPlugin } from './integrity'

/** A section that has not arrived by then is treated as failed; a late arrival is used by the next attempt. */
export const LOAD_LIMIT_MS = 10_000
/** Callers that follow at once on a failed load share its failure instead of waiting for another one. */
const SHARE_FAILURE_MS = 1_000

const loadFailures = new WeakSet<Error>()

/** Whether an error says that a section's code did not arrive, or failed as it started. */
export const isLoadFailure = (error: Error): boolean => loadFailures.has(error)

const RUNTIME = { loadRemote, registerPlugins, registerRemotes }

export interface RemoteLoader {
  /** The lifecycles of a section. Rejects when it is missing, slow, corrupt or throws while loading. */
  lifecycles(unit: string): Promise<RemoteLifecycles>
  /** A widget by its registry id (`<unit>/<name>`). */
  widget(id: string): Promise<WidgetDefinition>
  /** Has the browser fetch all files that a page of a section needs, at the same time; what fails is asked for again when it runs. */
  fetchPage(unit: string, routeId: string): Promise<void>
}

/** @param whole the registry with all that is known of each unit; `registry` may have the addresses of some alone; `runtime` loads containers */
export function createRemoteLoader(
  registry: Registry,
  whole: () => Promise<Registry>,
  runtime = RUNTIME,
): RemoteLoader {
  runtime.registerPlugins([integrityPlugin()])
  const sections = new Map(registry.units.filter((unit) => unit.name !== 'shell').map((unit) => [unit.name, unit]))
  const attempts = new Map<string, number>()
  const loading = new Map<string, Promise<unknown>>()

  function register(unit: RegistryEntry): void {
    const attempt = attempts.get(unit.name) ?? 0
    if (attempt === 0) runtime.registerRemotes([{ name: unit.name, entry: unit.base + unit.entry }])
    // A failed entry is remembered by the runtime under its address; another address makes it try again.
    else
      runtime.registerRemotes([{ name: unit.name, entry: `${unit.base}${unit.entry}?attempt=${attempt}` }], {
        force: true,
      })
  }

  async function entryOf(unitName: string): Promise<RegistryEntry> {
    const known = sections.get(unitName)
    if (!known) throw new Error(`The registry has no unit ${unitName}`)
    if (known.entry !== '') return known
    const { units } = await within(LOAD_LIMIT_MS, 'loading the registry', whole())
    const entry = units.find(({ name }) => name === unitName)
    if (!entry) throw new Error(`${unitName} is not released any more`)
    sections.set(unitName, entry)
    return entry
  }

  async function load(unitName: string, expose: string): Promise<unknown> {
    const unit = await entryOf(unitName)
    if (!loading.has(unitName)) register(unit)
    const module = await within(
      LOAD_LIMIT_MS,
      `loading ${unitName}/${expose}`,
      runtime.loadRemote(`${unitName}/${expose}`),
    )
    if (!module) throw new Error(`${unitName}/${expose} is empty`)
    return module
  }

  function once(unitName: string, expose: string): Promise<unknown> {
    const key = `${unitName}/${expose}`
    const known = loading.get(key)
    if (known) return known
    const promise = load(unitName, expose)
    loading.set(key, promise)
    promise.then(
      () => loading.set(unitName, promise),
      (error: unknown) => {
        if (error instanceof Error) loadFailures.add(error)
        attempts.set(unitName, (attempts.get(unitName) ?? 0) + 1)
        loading.delete(unitName)
        setTimeout(() => loading.delete(key), SHARE_FAILURE_MS)
      },
    )
    return promise
  }

  const fetched = new Set<string>()

  async function fetchPage(unitName: string, routeId: string): Promise<void> {
    const { base, entry, chunks, integrity } = await entryOf(unitName)
    for (const file of [entry, ...(chunks.lifecycles?.js ?? []), ...(chunks[`page-${routeId}`]?.js ?? [])]) {
      if (fetched.has(base + file)) continue
      fetched.add(base + file)
      fetchScript(base + file, integrity[file] ?? '')
    }
  }

  return {
    fetchPage,
    lifecycles: async (unit) => asLifecycles(unit, await once(unit, 'lifecycles')),
    widget: async (id) => {
      const [unit = '', name = ''] = id.split('/')
      return asWidget(id, await once(unit, `widget-${name}`))
    },
  }
}

/** As the document does for the files of its own page. */
function fetchScript(href: string, integrity: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href })
  document.head.append(link)
}

function asLifecycles(unit: string, module: unknown): RemoteLifecycles {
  const candidate = module as Partial<RemoteLifecycles>
  const complete = (['bootstrap', 'mount', 'unmount', 'prepare'] as const).every(
    (name) => typeof candidate[name] === 'function',
  )
  if (!complete) throw new Error(`${unit} does not export the lifecycles of a remote`)
  return module as RemoteLifecycles
}

function asWidget(id: string, module: unknown): WidgetDefinition {
  const widget = (module as { readonly default?: WidgetDefinition }).default
  if (typeof widget?.Component !== 'function') throw new Error(`${id} is not a widget`)
  return widget
}
