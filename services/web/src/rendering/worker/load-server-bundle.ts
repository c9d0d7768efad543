import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { types } from 'node:util'
import { compileFunction } from 'node:vm'
import { HOST_MODULES } from 'shared-frame/registry'
import { integrityOf } from '../../registry/file-integrity'
import type { ServerBundle } from '../../registry/read-registry'
import type { DocumentTimers } from './realm/document-timers'

type Require = (id: string) => unknown

/** Modules of Node that libraries in bundles ask for and that reach neither files nor programs nor the network. */
const PURE_MODULES = /^(node:)?(stream|url)$/

/** A file of a server bundle is not what the release says, or the release says nothing of it. It was not run. */
export class TamperedBundle extends Error {
  override readonly name = 'TamperedBundle'
}

/** A bundle asks for a module that bundles are not given. */
class ForeignModule extends Error {
  override readonly name = 'ForeignModule'
}

/**
 * Loads CommonJS server bundles from release folders. What a bundle leaves outside (React and what holds a context,
 * `HOST_MODULES`) is resolved from the document host, so that all units share one copy wherever releases are kept. Bundles get
 * nothing else: no packages beside the host's, and of Node `PURE_MODULES` alone.
 */
export class ServerBundleLoader {
  readonly #given: Given
  readonly #loaded = new Map<string, { readonly version: string; readonly exports: unknown }>()

  /** @param hostFile a file (path or file URL) beside whose node_modules the host's packages are */
  constructor(hostFile: string, timers: DocumentTimers) {
    const host = createRequire(hostFile)
    this.#given = { timers, require: (id) => frozen(host(id)) }
  }

  /**
   * The bundle's `module.exports`, kept until another version of the unit is asked for. Throws `TamperedBundle`, and what
   * the bundle throws.
   */
  load(bundle: ServerBundle): unknown {
    const there = this.#loaded.get(bundle.unit)
    if (there?.version === bundle.version) return there.exports
    const exports = run(bundle, bundle.file, this.#given, new Map())
    this.#loaded.set(bundle.unit, { version: bundle.version, exports })
    return exports
  }
}

/** What a bundle is given from outside. */
interface Given {
  readonly require: Require
  readonly timers: DocumentTimers
}

/** No bundle changes what another one, or the host, uses as well. */
function frozen(exports: unknown): unknown {
  return types.isModuleNamespaceObject(exports) ? exports : Object.freeze(exports)
}

interface CommonModule {
  exports: unknown
}

/** @param name path of the file below the version's folder */
function run(bundle: ServerBundle, name: string, given: Given, chunks: Map<string, CommonModule>): unknown {
  const there = chunks.get(name)
  if (there) return there.exports
  const text = readVerified(bundle, name)
  const module: CommonModule = { exports: {} }
  chunks.set(name, module)
  const require: Require = (id) => {
    if (path.isAbsolute(id))
      throw new TamperedBundle(`${bundle.unit} ${bundle.version}: ${id} is no file of the release`)
    if (id.startsWith('.')) {
      return run(bundle, withExtension(path.posix.join(path.posix.dirname(name), id)), given, chunks)
    }
    if (!HOST_MODULES.test(id) && !PURE_MODULES.test(id)) {
      throw new ForeignModule(`${bundle.unit} ${bundle.version}: ${id} is no module that server bundles are given`)
    }
    return given.require(id)
  }
  const file = path.join(bundle.folder, name)
  if (name.endsWith('.json')) {
    module.exports = JSON.parse(text)
    return module.exports
  }
  const { setTimeout, setInterval, setImmediate } = given.timers
  const parameters = {
    module,
    exports: module.exports,
    require,
    __filename: file,
    __dirname: path.dirname(file),
    setTimeout,
    setInterval,
    setImmediate,
  }
  const body = compileFunction(text, Object.keys(parameters), { filename: file })
  body.apply(module.exports, Object.values(parameters))
  return module.exports
}

/** Reads the file once: the bytes that were hashed are those that run, whatever happens to the file meanwhile. */
function readVerified({ unit, version, folder, integrity }: ServerBundle, name: string): string {
  const expected = integrity[name]
  if (expected === undefined) throw new TamperedBundle(`${unit} ${version}: the release states no hash of ${name}`)
  const content = readFileSync(path.join(folder, name))
  if (integrityOf(content) !== expected) {
    throw new TamperedBundle(`${unit} ${version}: ${name} is not what its integrity says`)
  }
  return content.toString('utf8')
}

function withExtension(file: string): string {
  return /\.(c?js|json)$/.test(file) ? file : `${file}.js`
}
