import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Compiler, WebpackPluginInstance } from 'webpack'
import webpack from 'webpack'
import { bundleAlone } from './bundle-alone'

const ENTRY = 'src/boot/boot-script.ts'

/** Emits the shell's `boot.<hash>.js`, which the document host puts into each document (services/web/src/documents/page-files.ts). */
export class BootScriptPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BootScriptPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'BootScriptPlugin', stage }, async () => {
        const entry = path.join(compiler.context, ENTRY)
        const mode = compiler.options.mode
        const bundle = await bundleAlone({ entry, context: path.dirname(entry), mode, target: 'web' })
        compilation.fileDependencies.addAll(bundle.fileDependencies)
        const hash = createHash('sha256').update(bundle.code).digest('hex').slice(0, 8)
        // Minimised already
        compilation.emitAsset(`boot.${hash}.js`, new webpack.sources.RawSource(bundle.code), {
          minimized: true,
          immutable: true,
          contenthash: hash,
        })
      })
    })
  }
}
