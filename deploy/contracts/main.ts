import path from 'node:path'
import process from 'node:process'
import { judge, markDeprecated, readRecord, writeRecord } from './record'
import { DECLARING_PACKAGES, readFrameSurface } from './surface'
import { findUnusedExports } from './unused-exports'

const USAGE = `npm run contracts -- <command>
  check                            fails when the frame contract is not the recorded one
  accept [--major]                 records it, with its next version; --major begins a new one beside the former
  deprecate "<subject>" "<use>"    marks what is to go ("./forms DateField", "ShellApi.task"), and says what to use
  unused                           lists exports of the shared packages that no other package uses`

/** `npm run contracts -- …`: what crosses between releases at run time, and the version that names it. */
const root = path.resolve(import.meta.dirname, '../..')
const [command = '', ...operands] = process.argv.slice(2)
const today = new Date().toISOString().slice(0, 10)

switch (command) {
  case 'check':
  case 'accept':
    acceptFrame(command === 'accept', operands.includes('--major'))
    break
  case 'deprecate': {
    const [subject = '', instead = ''] = operands
    const record = readRecord(root)
    if (!record || !subject || !instead) fail(USAGE)
    else writeRecord(root, markDeprecated(record, subject, { on: today, instead }))
    break
  }
  case 'unused':
    for (const name of DECLARING_PACKAGES) {
      const unused = findUnusedExports(root, name)
      console.log([`${name}: ${unused.length} exports are used by no other package`, ...unused].join('\n  '))
    }
    break
  default:
    fail(USAGE)
}

function acceptFrame(write: boolean, newMajor: boolean): void {
  const verdict = judge(readRecord(root), readFrameSurface(root), { today, newMajor })
  if (verdict.kind === 'same') console.log('The frame contract is as recorded')
  else if (verdict.kind === 'breaking') {
    fail(
      [
        'These changes break releases in use:',
        ...verdict.changes,
        'Add beside what is there, mark it as deprecated and wait, or begin a new major: npm run contracts -- accept --major',
      ].join('\n  '),
    )
  } else {
    console.log([`frame contract ${verdict.next.version}:`, ...verdict.changes].join('\n  '))
    if (write) writeRecord(root, verdict.next)
    else fail('Record it with: npm run contracts -- accept')
  }
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
