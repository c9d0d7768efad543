import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { integrityOf } from '../registry/file-integrity'
import type { ServerBundle } from '../registry/read-registry'

type Require = (id: string) => unknown

/** A file of a server bundle is not what the release says, or the release says nothing of it. It was not run. */
export class TamperedBundle extends Error {
  override readonly name = 'TamperedBundle'
}

/**
 * Loads CommonJS server bundles from release folders. What a bundle leaves outside (React and what holds a context) is
 * resolved from the document host, so that all units share one copy wherever releases are kept.
 */
export class ServerBundleLoader {
  readonly #host: Require
  readonly #loaded = new Map<string, { readonly version: string; readonly exports: unknown }>()

  /** @param hostFile a file (path or file URL) beside whose node_modules the host's packages are */
  constructor(hostFile: string) {
    const host = createRequire(hostFile)
    this.#host = (id) => host(id)
  }

  /**
   * The bundle's `module.exports`, kept until another version of the unit is asked for. Throws `TamperedBundle`, and what
   * the bundle throws.
   */
  load(bundle: ServerBundle): unknown {
    const there = this.#loaded.get(bundle.unit)
    if (there?.version === bundle.version) return there.exports
    const exports = run(bundle, bundle.file, this.#host, new Map())
    this.#loaded.set(bundle.unit, { version: bundle.version, exports })
    return exports
  }
}

interface CommonModule {
  exports: unknown
}

/** @param name path of the file below the version's folder */
function run(bundle: ServerBundle, name: string, host: Require, chunks: Map<string, CommonModule>): unknown {
  const there = chunks.get(name)
  if (there) return there.exports
  const text = readVerified(bundle, name)
  const module: CommonModule = { exports: {} }
  chunks.set(name, module)
  const require: Require = (id) => {
    if (path.isAbsolute(id))
      throw new TamperedBundle(`${bundle.unit} ${bundle.version}: ${id} is no file of the release`)
    if (!id.startsWith('.')) return host(id)
    return run(bundle, withExtension(path.posix.join(path.posix.dirname(name), id)), host, chunks)
  }
  const file = path.join(bundle.folder, name)
  if (name.endsWith('.json')) {
    module.exports = JSON.parse(text)
    return module.exports
  }
  const body = compileFunction(text, ['module', 'exports', 'require', '__filename', '__dirname'], { filename: file })
  body.call(module.exports, module, module.exports, require, file, path.dirname(file))
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
