import path from 'node:path'
import process from 'node:process'
import { presentCalls, readAcceptedCalls, writeAcceptedCalls } from './calls/calls-files'
import { judgeCalls } from './calls/judge-calls'
import { judge, readRecord, recordFile, writeRecord } from './record'
import { CONTRACT_PACKAGES, readSurfaces } from './surface'
import { findUnusedExports } from './unused-exports'

const USAGE = `npm run contracts -- <command>
  check   fails when the public surface of shared-contracts or shared-ui, or the shapes of the calls, are not the recorded ones
  accept  records them, if the version in package.json says what changed, and no call breaks what releases rely on
  unused  lists exports that no other package uses`

/** `npm run contracts -- …`: the public surface of the packages that units share, and the versions that name it. */
const root = path.resolve(import.meta.dirname, '../..')
const [command = ''] = process.argv.slice(2)

if (!['check', 'accept', 'unused'].includes(command)) {
  console.error(USAGE)
  process.exit(1)
}

if (command !== 'unused') judgeTheCalls()

const surfaces = readSurfaces(root)
for (const name of CONTRACT_PACKAGES) {
  const surface = surfaces[name]
  const file = recordFile(root, name)
  const say = (text: string) => console.log(`${name} ${surface.version}: ${text}`)
  if (command === 'unused') {
    const unused = findUnusedExports(root, name, surface)
    say([`${unused.length} exports are used by no other package`, ...unused].join('\n  '))
    continue
  }
  const verdict = judge(readRecord(file), surface)
  if (verdict.kind === 'same') say('as recorded')
  else if (verdict.kind === 'acceptable') {
    say(verdict.changes.join('\n  '))
    if (command === 'accept') writeRecord(file, surface)
    else {
      say('record it with: npm run contracts -- accept')
      process.exitCode = 1
    }
  } else {
    say([...verdict.changes, `these changes need version ${verdict.needed} in ${name}/package.json`].join('\n  '))
    process.exitCode = 1
  }
}

function judgeTheCalls(): void {
  const today = new Date().toISOString().slice(0, 10)
  const { changes, refusals, next } = judgeCalls(readAcceptedCalls(root), presentCalls(), today)
  const say = (lines: readonly string[]) => console.log(`calls: ${lines.join('\n  ')}`)
  if (refusals.length > 0) {
    say(refusals)
    process.exitCode = 1
  } else if (changes.length === 0) say(['as recorded'])
  else if (command === 'accept') {
    say(changes)
    writeAcceptedCalls(root, next)
  } else {
    say([...changes, 'record it with: npm run contracts -- accept'])
    process.exitCode = 1
  }
}
