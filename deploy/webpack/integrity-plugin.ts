import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Gives every script that a unit's chunk loader adds the integrity that the registry states for its path. The map is
 * `window.releaseIntegrity`, set once and frozen by the shell (shell/src/composition/integrity.ts). The crossorigin
 * attribute agrees with the preload hints of the document, or the browser would fetch the file twice.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('IntegrityPlugin', (source) =>
        webpack.Template.asString([
          source,
          'script.crossOrigin = "anonymous";',
          'var knownIntegrity = (window.releaseIntegrity || {})[new URL(url, document.baseURI).pathname];',
          'if (knownIntegrity) script.integrity = knownIntegrity;',
        ]),
      )
    })
  }
}
