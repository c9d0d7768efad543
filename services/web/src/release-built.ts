import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { BadRelease } from './registry/read-release'
import { releaseBuilds } from './registry/release-builds'
import { openReleaseStore } from './registry/store/open-release-store'

/**
 * Publishes and promotes the units that an image brings (`dist` of the shell and each section below the working folder), without
 * building: for deployments, as `npm start` does on one machine.
 */
try {
  const folders = readdirSync('.')
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .map((name) => path.join(name, 'dist'))
    .filter((folder) => existsSync(path.join(folder, 'release.json')))
  const store = await openReleaseStore(process.env, { asksSite: false, mayLoseRoutes: true })
  const promoted = await releaseBuilds(store, folders, {
    who: process.env.RELEASE_AUTHOR || 'setup',
    why: 'came with the image',
  })
  console.log(
    promoted.length > 0
      ? `active: ${promoted.map((unit) => `${unit.name} ${unit.version}`).join(', ')}`
      : 'nothing new',
  )
} catch (error) {
  console.error(error instanceof BadRelease ? error.message : error)
  process.exitCode = 1
}
