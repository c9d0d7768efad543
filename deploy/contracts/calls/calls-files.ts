import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import { membersOf } from './call-members'
import type { AcceptedCalls, PresentCall } from './judge-calls'

/** What crosses at run time: chains of shapes. */
const recordFile = (root: string) => path.join(root, 'shared-contracts/calls.json')
/** What the next acceptance compares with: the members of the newest shapes. */
const membersFile = (root: string) => path.join(root, 'shared-contracts/call-members.json')

/** The calls as they were accepted last; nothing on the first time. */
export function readAcceptedCalls(root: string): AcceptedCalls {
  return { record: readJson(recordFile(root)), members: readJson(membersFile(root)) }
}

export function writeAcceptedCalls(root: string, { record, members }: AcceptedCalls): void {
  writeFileSync(recordFile(root), printByLine(record))
  writeFileSync(membersFile(root), `${JSON.stringify(members, null, 1)}\n`)
}

/** The calls as their schemas say now. */
export function presentCalls(): Readonly<Record<string, PresentCall>> {
  const addresses: readonly [keyof typeof callAddresses, CallAddress][] = namesOfCalls().map((name) => [
    name,
    callAddresses[name],
  ])
  return Object.fromEntries(
    addresses.map(([name, address]) => {
      const members = membersOf(address, callSchemas[name])
      return [name, address.deprecated === undefined ? { members } : { members, deprecated: address.deprecated }]
    }),
  )
}

function namesOfCalls(): readonly (keyof typeof callAddresses)[] {
  const isName = (name: string): name is keyof typeof callAddresses => Object.hasOwn(callAddresses, name)
  return Object.keys(callAddresses).filter(isName)
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** One call a line, so that a change reads as one. */
function printByLine(record: object): string {
  const lines = Object.entries(record).map(([name, call]) => ` ${JSON.stringify(name)}: ${JSON.stringify(call)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
