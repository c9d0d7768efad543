import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'

/** What a build has read of the disk. */
export type ReadFiles = Compiler['inputFileSystem']

/**
 * One build.
 *
 * @param read what an earlier build of this process has read, when no source has changed since
 * @throws with webpack's errors as text
 */
export function runWebpack(config: Configuration, read?: ReadFiles): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (read) compiler.inputFileSystem = read
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })))
        return
      }
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats)))
    })
  })
}
