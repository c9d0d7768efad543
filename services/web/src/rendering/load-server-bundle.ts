import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'

type Require = (id: string) => unknown

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

  /** The bundle's `module.exports`, kept until another version of the unit is asked for. Throws what the bundle throws. */
  load(bundle: { readonly unit: string; readonly version: string; readonly file: string }): unknown {
    const there = this.#loaded.get(bundle.unit)
    if (there?.version === bundle.version) return there.exports
    const exports = run(bundle.file, this.#host, new Map())
    this.#loaded.set(bundle.unit, { version: bundle.version, exports })
    return exports
  }
}

interface CommonModule {
  exports: unknown
}

function run(file: string, host: Require, chunks: Map<string, CommonModule>): unknown {
  const there = chunks.get(file)
  if (there) return there.exports
  const module: CommonModule = { exports: {} }
  chunks.set(file, module)
  const require: Require = (id) => {
    if (!id.startsWith('.')) return host(id)
    return run(withExtension(path.resolve(path.dirname(file), id)), host, chunks)
  }
  const body = compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    {
      filename: file,
    },
  )
  body.call(module.exports, module, module.exports, require, file, path.dirname(file))
  return module.exports
}

function withExtension(file: string): string {
  return /\.(c?js|json)$/.test(file) ? file : `${file}.js`
}
