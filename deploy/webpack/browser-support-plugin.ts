import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module, type WebpackPluginInstance } from 'webpack'
import { browserCheck } from '../browsers/browser-faults'
import type { BrowserFault } from '../browsers/script-faults'
import { root } from '../runner/root'

/** Fails a build that uses what a listed browser lacks, libraries included: looked for in the files as browsers get them. */
export class BrowserSupportPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    // Not `compilation`, which is called for each style sheet's own compilation too
    compiler.hooks.thisCompilation.tap('BrowserSupportPlugin', (compilation) => {
      // After all that changes files
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'BrowserSupportPlugin', stage }, () => {
        const faultsOf = browserCheck()
        for (const { name, source } of compilation.getAssets()) {
          if (!/\.(js|css)$/.test(name)) continue
          for (const fault of faultsOf({ name, text: source.source().toString() }))
            compilation.errors.push(
              new webpack.WebpackError(messageOf(fault, name, sourcesOf(fault, name, compilation))),
            )
        }
      })
    })
  }
}

const messageOf = ({ what, browsers, excerpt }: BrowserFault, file: string, sources: readonly string[]) =>
  `${file} uses ${what}, which ${browsers.join(', ')} lack${browsers.length === 1 ? 's' : ''}: …${excerpt.replaceAll(/\s+/g, ' ')}…
${sources.length > 0 ? `Written in ${sources.join(', ')}\n` : ''}What to do: CONTRIBUTING.md, "Browsers"`

/** Sources of a built file that hold the word. */
function sourcesOf({ what }: BrowserFault, file: string, { chunks, chunkGraph }: Compilation): string[] {
  const word =
    what
      .split(/[^\w-]+/)
      .filter(Boolean)
      .at(-1) ?? what
  return [...chunks]
    .filter((chunk) => chunk.files.has(file))
    .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
    .flatMap(partsOf)
    .filter((part) => part.originalSource()?.source().toString().includes(word))
    .map((part) => path.relative(root, part.nameForCondition() ?? part.identifier()))
}

/** Modules that the build has put together as one. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]
