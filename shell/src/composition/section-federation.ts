/** What webpack's federation plugin keeps in each unit; the parts that are of use to another unit. */
interface Federation {
  readonly runtime: {
    init(options: InstanceOptions): unknown
    createInstance(options: InstanceOptions): unknown
    getInstance(find: (instance: Instance) => boolean): Instance | null
  }
  readonly bundlerRuntime: object
  readonly attachShareScopeMap: unknown
}

interface InstanceOptions {
  readonly name: string
  readonly id?: string
}

interface Instance {
  readonly name: string
  initOptions(options: InstanceOptions): unknown
}

/** Of the bundle that this module is in. */
declare const __webpack_require__: { readonly federation: Federation }

declare global {
  interface Window {
    /** Gives a section the federation runtime that its entry was built without (deploy/webpack/unit-preset.ts). */
    sectionFederation?: () => object
  }
}

/**
 * Gives sections the shell's federation runtime, 5 kB that each entry would carry otherwise. Each makes an instance of its own:
 * the runtime's `init` would take the last one made for the one that the shell loads with.
 *
 * @param initContainerEntry of the runtime; the shell exposes nothing, so its own bundle's runtime lacks it
 */
export function offerFederation(initContainerEntry: unknown, federation = __webpack_require__.federation): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation
  const init = (options: InstanceOptions): unknown => {
    const named = { ...options, id: options.id ?? '' }
    const known = runtime.getInstance(({ name }) => name === options.name)
    if (!known) return runtime.createInstance(named)
    known.initOptions(named)
    return known
  }
  window.sectionFederation = () => ({
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  })
}
