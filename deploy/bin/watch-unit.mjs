#!/usr/bin/env node
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

/**
 * Builds the unit in the current folder in development mode, and again after every change. Tells the process that started
 * it: `{ built: true }`, or `{ built: false, problem }`.
 */
process.env.NODE_ENV = 'development'
const { default: configs } = await import(pathToFileURL(path.join(process.cwd(), 'webpack.config.mjs')).href)
const server = configs.find(({ name }) => name.endsWith('-server'))
// The version in the release manifest, which the browser build writes, covers the server bundle too.
const inOrder = configs.map((config) => (config === server ? config : { ...config, dependencies: [server.name] }))

webpack(inOrder).watch({ aggregateTimeout: 80 }, (error, stats) => {
  if (error || stats.hasErrors()) {
    const problem = error ? String(error) : stats.toString({ preset: 'errors-only', colors: false })
    process.send?.({ built: false, problem })
  } else process.send?.({ built: true })
})

// Whoever started this is gone.
process.on('disconnect', () => process.exit(0))
