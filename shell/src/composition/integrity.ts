import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Registry } from 'shared-contracts/remotes'

declare global {
  interface Window {
    /** Absolute path → `sha384-…`; read by every unit's chunk loader (deploy/webpack/integrity-plugin.ts). */
    readonly releaseIntegrity?: Readonly<Record<string, string>>
  }
}

/** Publishes the integrity of all released files, for good: neither a section nor a script can change it later. */
export function publishIntegrity(registry: Registry): void {
  const map: Record<string, string> = {}
  for (const unit of registry.units) {
    for (const [file, integrity] of Object.entries(unit.integrity)) map[unit.base + file] = integrity
  }
  Object.defineProperty(window, 'releaseIntegrity', { value: Object.freeze(map), writable: false, configurable: false })
}

function sameOrigin(address: string): string {
  const url = new URL(address, window.location.href)
  if (url.origin !== window.location.origin)
    throw new Error(`A remote entry of another origin is refused: ${url.origin}`)
  return url.href
}

/** Loads remote entries with the integrity that the registry states; an entry that nobody vouches for never runs. */
export function integrityPlugin({ overridesAllowed }: { overridesAllowed: boolean }): ModuleFederationRuntimePlugin {
  const policy = window.trustedTypes?.createPolicy('federation', {
    createScriptURL: (address) => (overridesAllowed ? address : sameOrigin(address)),
  })
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      const integrity = window.releaseIntegrity?.[new URL(url, window.location.href).pathname]
      if (!integrity && !overridesAllowed) throw new Error(`No integrity is known for ${url}`)
      if (integrity) script.integrity = integrity
      script.crossOrigin = 'anonymous'
      script.async = true
      script.src = (policy ? policy.createScriptURL(url) : url) as string
      return script
    },
  }
}
