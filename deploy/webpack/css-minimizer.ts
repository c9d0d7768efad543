import browserslist from 'browserslist'
import { browserslistToTargets, transform } from 'lightningcss'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { listedBrowsers } from '../browsers/listed-browsers'

/** Minifies extracted styles with Lightning CSS, which writes what the oldest listed browsers read. */
export class CssMinimizer implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const targets = browserslistToTargets(browserslist([...listedBrowsers()]))
    compiler.hooks.compilation.tap('CssMinimizer', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CssMinimizer', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.css')) continue
            const { code } = transform({ filename: name, code: Buffer.from(asset.source()), minify: true, targets })
            compilation.updateAsset(name, new webpack.sources.RawSource(Buffer.from(code)))
          }
        },
      )
    })
  }
}
