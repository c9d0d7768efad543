#!/usr/bin/env node
import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { loadReleaseLibrary } from '../runner/releases'
import { readSettings, releasePaths } from '../runner/settings'
import { distOf, folderOfUnit } from '../runner/units'
import { parseReleaseArguments, RELEASE_USAGE } from './release-arguments'

/** `npm run release -- …`: changes which versions a running site serves; it notices by itself within a second or two. */
const COMMANDS = {
  async publish({ store, unit }) {
    const folder = folderOfUnit(unit)
    if (!folder) throw new CommandFailed(`There is no unit "${unit}".`)
    await buildWhatChanged([folder])
    const { name, version } = await store.publish(distOf(folder))
    console.log(`${name} ${version} is published; make it active with: npm run release -- promote ${name} ${version}`)
  },

  async promote({ store, unit, version }) {
    const { active, previous } = await store.promote(unit, version)
    console.log(`${unit} ${active} is active${previous ? `; before it was ${previous}` : ''}`)
  },

  async rollback({ store, unit }) {
    const { active, previous } = await store.rollback(unit)
    console.log(`${unit} ${active} is active again; ${previous} was taken back`)
  },

  async off({ store, unit }) {
    if (unit === 'shell') throw new CommandFailed('The shell can not be switched off: there would be no site.')
    await store.setEnabled(unit, false)
    console.log(`${unit} is off`)
  },

  async on({ store, unit }) {
    await store.setEnabled(unit, true)
    console.log(`${unit} is on`)
  },

  async list({ store }) {
    for (const { name, versions, state } of await store.list()) {
      console.log(`${name}${state?.enabled === false ? '  (off)' : ''}`)
      for (const version of versions) {
        const role = version === state?.active ? '  active' : version === state?.previous ? '  previous' : ''
        console.log(`  ${version}${role}`)
      }
    }
  },

  async check({ store }) {
    const problems = await store.check()
    if (problems.length > 0) throw new CommandFailed(problems.join('\n  '))
    console.log('The active releases fit each other and the contracts of this site; every address has one owner')
  },
}

await runCommand(async () => {
  const request = parseReleaseArguments(process.argv.slice(2))
  if ('problem' in request) throw new CommandFailed(`${request.problem}\n${RELEASE_USAGE}`)
  const library = await loadReleaseLibrary()
  const paths = releasePaths(readSettings().dataDir)
  try {
    await COMMANDS[request.command]({ ...request, store: library.createReleaseStore(paths) })
  } catch (error) {
    if (error instanceof library.BadRelease) throw new CommandFailed(error.message)
    throw error
  }
})
