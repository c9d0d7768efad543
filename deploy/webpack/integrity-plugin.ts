import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Gives every script that a unit's chunk loader adds the integrity that the registry states for its path, and has its address
 * pass the shell's policy for released scripts. Both are on `window`, set once by the shell (shell/src/composition/integrity.ts).
 * webpack would make a policy for each unit, again for one that is loaded again, and of a kind that lets everything through.
 * The crossorigin attribute agrees with the preload hints of the document, or the browser would fetch the file twice.
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
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.createScriptUrl)
        // Before webpack's own, which are not asked any more.
        .tap({ name: 'IntegrityPlugin', stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new ReleasedScriptUrl())
          return true
        })
    })
  }
}

class ReleasedScriptUrl extends webpack.RuntimeModule {
  constructor() {
    super('released script url')
  }

  override generate(): string {
    const { createScriptUrl } = webpack.RuntimeGlobals
    return `${createScriptUrl} = (url) => window.releasedScripts ? window.releasedScripts.createScriptURL(url) : url;`
  }
}
