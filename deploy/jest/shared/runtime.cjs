// @ts-check
const { default: Runtime } = require('jest-runtime')
const { belongsToTestFile, outlivesTestFile } = require('./kept-modules.cjs')

/**
 * @typedef {{ loaded: boolean, children: Module[], filename: string }} Module
 * @typedef {Map<string, Module>} Modules
 */

/**
 * Modules that outlive a file, and all that they import, so that each of them meets its own imports.
 * @param {Modules} modules @param {boolean} hasWindow @returns {Modules}
 */
function keptModules(modules, hasWindow) {
  /** @type {Modules} */
  const found = new Map()
  /** @param {Module} module */
  const add = (module) => {
    if (found.has(module.filename) || !module.loaded) return
    const other = module.children.find(({ filename }) => belongsToTestFile(filename))
    if (other) throw new Error(`${module.filename} outlives a test file, but imports ${other.filename}, which does not`)
    found.set(module.filename, module)
    module.children.forEach(add)
  }
  for (const [file, module] of modules) if (outlivesTestFile(file, hasWindow)) add(module)
  return found
}

/**
 * Lets a runtime take what the files before it left.
 * @param {any} runtime jest keeps its parts to itself
 * @param {any} shared see shared-environment.ts
 */
function reuse({ fileCache, transformCache, registries, executor }, { compiled, sourceMaps, modules }) {
  fileCache.clear = () => {}
  transformCache.sourceMaps = sourceMaps
  for (const [file, module] of modules) registries.moduleRegistry.set(file, module)
  const compile = executor.compile.bind(executor)
  executor.compile = (/** @type {string} */ source, /** @type {string} */ file) => {
    const known = compiled.get(file)
    if (known?.source === source) return known.run
    const run = compile(source, file)
    if (run) compiled.set(file, { source, run })
    return run
  }
}

/**
 * jest's runtime over an environment that test files share. Each file evaluates its modules afresh, all but those that are kept: from
 * functions that were compiled and sources that were read for the files before it. In another environment it is jest's own.
 */
module.exports = class SharedRuntime extends Runtime {
  /** @param {any[]} args those of jest's runtime */
  constructor(...args) {
    const [config, environment, resolver, transformer, sources, ...rest] = args
    const { shared } = environment
    if (shared) for (const [file, text] of sources) shared.sources.set(file, text)
    // @ts-expect-error: the parameters of jest's, as they come
    super(config, environment, resolver, transformer, shared ? shared.sources : sources, ...rest)
    if (!shared) return
    this.shared = shared
    shared.runtime = this
    reuse(this, shared)
  }

  /**
   * A module that is kept imports on demand from the runtime of its first file, which is over.
   * @override
   * @param {string} from @param {string} name
   */
  requireModuleOrMock(from, name) {
    const current = this.shared?.runtime
    return current && current !== this ? current.requireModuleOrMock(from, name) : super.requireModuleOrMock(from, name)
  }

  /** @override */
  teardown() {
    if (this.shared) {
      /** @type {any} */
      const { registries } = this
      this.shared.modules = keptModules(registries.moduleRegistry, this.shared.hasWindow)
    }
    super.teardown()
  }
}
