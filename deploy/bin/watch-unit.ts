import webpack from 'webpack'
import type { WatchMessage } from '../development/unit-watchers'
import { unitIn, unitPreset } from '../webpack/unit-preset'

/**
 * Builds the unit in the current folder in development mode, and again after every change. Tells the process that started
 * it about each build.
 */
process.env.NODE_ENV = 'development'
const [server, ...others] = unitPreset(unitIn(process.cwd()))
if (!server) throw new Error('This unit has no builds')
// The version in the release manifest, which the browser build writes, covers the server bundle too.
const inOrder = [server, ...others.map((config) => ({ ...config, dependencies: [server.name ?? ''] }))]

webpack(inOrder).watch({ aggregateTimeout: 80 }, (error, stats) => {
  const problem = error ? String(error) : stats?.hasErrors() && stats.toString({ preset: 'errors-only', colors: false })
  const message: WatchMessage = problem ? { built: false, problem } : { built: true }
  process.send?.(message)
})

// The process that started this one has ended.
process.on('disconnect', () => process.exit(0))
