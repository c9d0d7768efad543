import type { LoaderContext } from 'webpack'
import { bundleAlone } from './bundle-alone'

/**
 * Bundles a web worker into one file: `new URL('./x.worker.ts', import.meta.url)` is the address of that file. It is a release's file
 * like every other, with its integrity in the registry, so that the policy for released scripts lets its address through. One file, as
 * nothing in a worker could load another: its own policy keeps it from asking anything of anybody
 * (services/web/src/files/asset-routes.ts). The federation's runtime expects a window.
 */
export default function bundleWorker(this: LoaderContext<object>): void {
  const done = this.async()
  bundleAlone({ entry: this.resourcePath, context: this.context, mode: this.mode, target: 'webworker' }).then(
    ({ code, fileDependencies }) => {
      for (const file of fileDependencies) this.addDependency(file)
      done(null, code)
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}
