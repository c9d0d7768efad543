import type { Compiler, WebpackPluginInstance } from 'webpack'

const NAME = 'named-chunk-ids'

/**
 * Chunks with a name have it as their id, by which files and release manifests know them. The others are left to webpack's
 * `deterministic` ids: three digits where `named` joins the paths of their modules, each of which every page would load with the
 * start of its unit.
 */
export class NamedChunkIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.chunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
    })
  }
}
