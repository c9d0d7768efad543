import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Registry, RegistryEntry } from 'shared-contracts/remotes'
import { type RemoteLifecycles, type WidgetDefinition, within } from 'shared-ui/remote'
import { integrityPlugin } from './integrity'

/** A section that has not arrived by then is treated as failed; a late arrival is used by the next attempt. */
export const LOAD_LIMIT_MS = 10_000
/** Callers that follow at once on a failed load share its failure instead of waiting for another one. */
const SHARE_FAILURE_MS = 1_000

export interface RemoteLoader {
  /** The lifecycles of a section. Rejects when it is missing, slow, corrupt or throws while loading. */
  lifecycles(unit: string): Promise<RemoteLifecycles>
  /** A widget by its registry id (`<unit>/<name>`). */
  widget(id: string): Promise<WidgetDefinition>
}

export function createRemoteLoader(registry: Registry): RemoteLoader {
  registerPlugins([integrityPlugin()])
  const sections = new Map(registry.units.filter((unit) => unit.name !== 'shell').map((unit) => [unit.name, unit]))
  const attempts = new Map<string, number>()
  const loading = new Map<string, Promise<unknown>>()

  function register(unit: RegistryEntry): void {
    const attempt = attempts.get(unit.name) ?? 0
    if (attempt === 0) registerRemotes([{ name: unit.name, entry: unit.base + unit.entry }])
    // A failed entry is remembered by the runtime under its address; another address makes it try again.
    else registerRemotes([{ name: unit.name, entry: `${unit.base}${unit.entry}?attempt=${attempt}` }], { force: true })
  }

  async function load(unitName: string, expose: string): Promise<unknown> {
    const unit = sections.get(unitName)
    if (!unit) throw new Error(`The registry has no unit ${unitName}`)
    if (!loading.has(unitName)) register(unit)
    const module = await within(
      LOAD_LIMIT_MS,
      `loading ${unitName}/${expose}`,
      loadRemote<unknown>(`${unitName}/${expose}`),
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
      () => {
        attempts.set(unitName, (attempts.get(unitName) ?? 0) + 1)
        loading.delete(unitName)
        setTimeout(() => loading.delete(key), SHARE_FAILURE_MS)
      },
    )
    return promise
  }

  return {
    lifecycles: async (unit) => asLifecycles(unit, await once(unit, 'lifecycles')),
    widget: async (id) => {
      const [unit = '', name = ''] = id.split('/')
      return asWidget(id, await once(unit, `widget-${name}`))
    },
  }
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
