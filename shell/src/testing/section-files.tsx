import type { ReactNode } from 'react'
import { defineRemote, type RemoteLifecycles } from 'shared-frame/remote'
import type { RegistryEntry } from 'shared-frame/remotes'
import { entryOfPage } from './registry-entry'

/** The files of a section, as the network gives them at the moment. */
export interface Files {
  readonly entry: () => Promise<void>
  readonly page: () => Promise<() => ReactNode>
}

export const whole: Files = { entry: async () => {}, page: async () => () => <h1>Trang</h1> }

/** All that were made, by name. */
export const units = new Map<string, Unit>()
let made = 0

export interface Unit {
  readonly entry: RegistryEntry
  readonly path: string
  files: Files
}

/** A unit for one test: what arrived of a unit stays in the document. */
export function unitOf([section, pattern]: readonly [string, string], faulty: Partial<Files> = {}): Unit {
  made += 1
  const name = `${section}-${made}`
  const entry = entryOfPage(name, pattern)
  const unit: Unit = { entry, path: pattern, files: { ...whole, ...faulty } }
  units.set(name, unit)
  return unit
}

function remoteOf({ entry: { name, routes }, ...unit }: Unit): RemoteLifecycles {
  const page = async () => {
    const Component = await units.get(name)?.files.page()
    if (!Component) throw new Error(`No page of ${name}`)
    return { default: { head: () => ({ title: unit.path }), Component } }
  }
  return defineRemote({ info: { name, routes, widgets: [] }, pages: { page } })
}

/** As the federation runtime: what came of an entry is remembered under its address. */
export function createFederation() {
  const addresses = new Map<string, string>()
  const containers = new Map<string, Promise<RemoteLifecycles>>()
  async function fetchEntry(name: string): Promise<RemoteLifecycles> {
    const unit = units.get(name)
    if (!unit) throw new Error(`${name} is not released`)
    await unit.files.entry()
    return remoteOf(unit)
  }
  return {
    registerPlugins: () => {},
    registerRemotes(remotes: readonly { readonly name: string; readonly entry?: string }[], { force = false } = {}) {
      for (const { name, entry = '' } of remotes) if (force || !addresses.has(name)) addresses.set(name, entry)
    },
    async loadRemote<T>(id: string): Promise<T | null> {
      const [name = ''] = id.split('/')
      const address = addresses.get(name) ?? ''
      const container = containers.get(address) ?? fetchEntry(name)
      containers.set(address, container)
      return (await container) as T
    },
  }
}
