import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Registry } from 'shared-frame/remotes'

interface ScriptAddresses {
  createScriptURL(address: string): unknown
}

declare global {
  interface Window {
    /** Absolute path → `sha384-…`; read by every unit's chunk loader (deploy/webpack/integrity-plugin.ts). */
    readonly releaseIntegrity?: Readonly<Record<string, string>>
    /** The one Trusted Types policy for addresses of scripts, of every unit: a document may make it once. */
    readonly releasedScripts?: ScriptAddresses
  }
}

const known: Record<string, string> = {}

/** Takes in the integrity of a registry's files; what is known of a file stays as it is. */
export function vouchFor({ units }: Registry): void {
  for (const { base, integrity } of units) {
    for (const [file, stated] of Object.entries(integrity)) known[base + file] ??= stated
  }
}

/**
 * Publishes the integrity of released files and the policy that lets their addresses through, for good: neither a section nor
 * a script can change them later; the shell alone adds to them (`vouchFor`).
 */
export function publishIntegrity(registry: Registry, { overridesAllowed }: { overridesAllowed: boolean }): void {
  vouchFor(registry)
  const refuse = () => false
  const readOnly = new Proxy(known, {
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
    setPrototypeOf: refuse,
  })
  const rules = {
    createScriptURL: (address: string) => {
      if (!overridesAllowed && !isReleased(address)) throw new TypeError(`Not a released script: ${address}`)
      return address
    },
  }
  publish('releaseIntegrity', readOnly)
  publish('releasedScripts', window.trustedTypes?.createPolicy('released-scripts', rules) ?? rules)
}

function publish(name: 'releaseIntegrity' | 'releasedScripts', value: object): void {
  Object.defineProperty(window, name, { value, writable: false, configurable: false })
}

function isReleased(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href)
  return origin === window.location.origin && window.releaseIntegrity?.[pathname] !== undefined
}

/** Loads remote entries with the integrity that the registry states; an entry that nobody vouches for never runs. */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      const integrity = window.releaseIntegrity?.[new URL(url, window.location.href).pathname]
      if (integrity) script.integrity = integrity
      script.crossOrigin = 'anonymous'
      script.async = true
      script.src = (window.releasedScripts?.createScriptURL(url) ?? url) as string
      return script
    },
  }
}
