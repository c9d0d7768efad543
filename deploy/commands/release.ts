import process from 'node:process'
import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { loadReleaseLibrary, type ReleaseLibrary } from '../runner/releases'
import { readSettings, releasePaths } from '../runner/settings'
import { distOf, folderOfUnit } from '../runner/units'
import { parseReleaseArguments, RELEASE_USAGE, type ReleaseRequest } from './release-arguments'

type Store = ReturnType<ReleaseLibrary['createReleaseStore']>

/** `npm run release -- …`: changes which versions a running site serves; it notices by itself within a second or two. */
await runCommand(async () => {
  const request = parseReleaseArguments(process.argv.slice(2))
  if ('problem' in request) throw new CommandFailed(`${request.problem}\n${RELEASE_USAGE}`)
  const library = await loadReleaseLibrary()
  try {
    await run(request, library.createReleaseStore(releasePaths(readSettings().dataDir)))
  } catch (error) {
    if (error instanceof library.BadRelease) throw new CommandFailed(error.message.replaceAll('\n', '\n  '))
    throw error
  }
})

async function run(request: ReleaseRequest, store: Store): Promise<void> {
  switch (request.command) {
    case 'publish': {
      const folder = folderOfUnit(request.unit)
      if (!folder) throw new CommandFailed(`There is no unit "${request.unit}".`)
      await buildWhatChanged([folder])
      const { name, version } = await store.publish(distOf(folder))
      console.log(`${name} ${version} is published; make it active with: npm run release -- promote ${name} ${version}`)
      return
    }
    case 'promote': {
      const { active, previous } = await store.promote(request.unit, request.version)
      console.log(`${request.unit} ${active} is active${previous ? `; before it was ${previous}` : ''}`)
      return
    }
    case 'rollback': {
      const { active, previous } = await store.rollback(request.unit)
      console.log(`${request.unit} ${active} is active again; ${previous} was taken back`)
      return
    }
    case 'off':
      if (request.unit === 'shell')
        throw new CommandFailed('The shell can not be switched off: there would be no site.')
      await store.setEnabled(request.unit, false)
      console.log(`${request.unit} is off`)
      return
    case 'on':
      await store.setEnabled(request.unit, true)
      console.log(`${request.unit} is on`)
      return
    case 'list':
      return printList(store)
    case 'check': {
      const problems = await store.check()
      if (problems.length > 0) throw new CommandFailed(problems.join('\n  '))
      console.log('The active releases fit each other and the contracts of this site; every address has one owner')
    }
  }
}

async function printList(store: Store): Promise<void> {
  for (const { name, versions, state } of await store.list()) {
    console.log(`${name}${state?.enabled === false ? '  (off)' : ''}`)
    for (const version of versions) {
      const role = version === state?.active ? '  active' : version === state?.previous ? '  previous' : ''
      console.log(`  ${version}${role}`)
    }
  }
}
