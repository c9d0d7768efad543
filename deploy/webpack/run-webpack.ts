import webpack, { type Configuration, type Stats } from 'webpack'

/** One build. @throws with webpack's errors as text */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })))
        return
      }
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats)))
    })
  })
}
