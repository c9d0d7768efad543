#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

/** Builds the unit in the current folder, server bundle first: the release's version covers both. The others keep their order. */
const directory = process.cwd()
const { default: configs } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')).href)
const { name } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))

const isServer = ({ name = '' }) => name.endsWith('-server')
const inOrder = [...configs.filter(isServer), ...configs.filter((config) => !isServer(config))]
for (const config of inOrder) await build(config)

function build(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        console.error(error ?? stats.toString({ preset: 'errors-only', colors: false }))
        reject(new Error(`${name}: the ${config.name} build failed`))
        return
      }
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve()))
    })
  })
}
