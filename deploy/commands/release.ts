import path from 'node:path'
import process from 'node:process'
import { releaseAuthor, sourceCommit } from '../releases/author'
import { describeAddresses, describeHistory, describeUnit } from '../releases/print-releases'
import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { loadReleaseLibrary, type ReleaseLibrary } from '../runner/releases'
import { root } from '../runner/root'
import { readSettings } from '../runner/settings'
import { distOf, folderOfUnit, unitOfFolder } from '../runner/units'
import { serviceSecretOf } from '../site/service-secret'
import { parseReleaseArguments, RELEASE_USAGE, type ReleaseRequest } from './release-arguments'

type Store = Awaited<ReturnType<ReleaseLibrary['openReleaseStore']>>

/** `npm run release -- …`: changes which versions a running site serves; it notices by itself within a second or two. */
await runCommand(async () => {
  const request = parseReleaseArguments(process.argv.slice(2))
  if ('problem' in request) throw new CommandFailed(`${request.problem}\n${RELEASE_USAGE}`)
  const library = await loadReleaseLibrary()
  try {
    if (request.command === 'new-key') return await writeKey(request, library)
    const { dataDir } = readSettings()
    const store = await library.openReleaseStore({
      ...process.env,
      DATA_DIR: dataDir,
      SERVICE_SECRET: serviceSecretOf(dataDir),
    })
    if (request.command === 'preview') return await printPreview(request, store, library)
    await run(request, store, library)
  } catch (error) {
    if (error instanceof library.BadRelease) throw new CommandFailed(error.message.replaceAll('\n', '\n  '))
    throw error
  }
})

async function run(
  request: Exclude<ReleaseRequest, { command: 'new-key' | 'preview' }>,
  store: Store,
  library: ReleaseLibrary,
): Promise<void> {
  const change = {
    who: await releaseAuthor(),
    why: request.unprobed ? `${request.why} (its pages were not tried)` : request.why,
    ...(request.unprobed ? { unprobed: true as const } : {}),
  }
  /** What is no reason to refuse the change, and to be known all the same. */
  const tellNotes = async (units: readonly string[]) => {
    for (const note of await store.notes(units)) console.log(note)
  }
  switch (request.command) {
    case 'publish': {
      const folder = folderOfUnit(request.unit)
      if (!folder) throw new CommandFailed(`There is no unit "${request.unit}".`)
      // Before anything is built for nothing.
      await store.checkRight([unitOfFolder(folder)], 'release')
      await buildWhatChanged([folder])
      const commit = await sourceCommit()
      const { name, version } = await store.publish(distOf(folder), { change: { ...change, commit } })
      console.log(`${name} ${version} is published; make it active with: npm run release -- promote ${name} ${version}`)
      return
    }
    case 'promote': {
      const { active, previous } = await store.promote(request.unit, request.version, change)
      console.log(`${request.unit} ${active} is active${previous ? `; before it was ${previous}` : ''}`)
      await tellNotes([request.unit])
      return
    }
    case 'promote-together': {
      await store.promoteTogether(request.set, change, { set: request.isUntried ? 'untried' : 'tried' })
      console.log(`${setText(request.set)} are active`)
      await tellNotes(request.set.map(({ name }) => name))
      return
    }
    case 'try-together': {
      const { set, percent } = request
      await store.startTrialTogether(set, percent, change)
      const [first] = set
      console.log(`${percent} % of the visitors get ${setText(set)}, the others nothing of it`)
      console.log(`Make it active for all: npm run release -- promote --together ${setText(set)}`)
      console.log(`End the trial, for all of the set: npm run release -- canary ${first?.name} off`)
      return
    }
    case 'rollback-together': {
      const set = await store.rollbackTogether(request.unit, change)
      console.log(`${setText(set)} are active again`)
      await tellNotes(set.map(({ name }) => name))
      return
    }
    case 'rollback': {
      const { active, previous } = await store.rollback(request.unit, change, request.version ?? undefined)
      console.log(`${request.unit} ${active} is active again; ${previous} was taken back`)
      await tellNotes([request.unit])
      return
    }
    case 'canary': {
      const { unit, version, percent } = request
      const { active } = await store.startCanary(unit, version, percent, change)
      console.log(`${percent} % of the visitors get ${unit} ${version}, the others ${active}`)
      return
    }
    case 'end-canary': {
      const { active } = await store.endCanary(request.unit, change)
      console.log(`All visitors get ${request.unit} ${active}`)
      return
    }
    case 'off':
      await store.setEnabled(request.unit, false, change)
      console.log(`${request.unit} is off`)
      await tellNotes([request.unit])
      return
    case 'on':
      await store.setEnabled(request.unit, true, change)
      console.log(`${request.unit} is on`)
      return
    case 'list': {
      const units = await store.list()
      for (const unit of units) console.log(describeUnit(unit, units).join('\n'))
      return
    }
    case 'history': {
      const unit = (await store.list()).find(({ name }) => name === request.unit)
      if (!unit) throw new CommandFailed(`Nothing of "${request.unit}" was ever published.`)
      const signer = await store.signerOf()
      console.log(describeHistory(unit, signer).join('\n') || `${request.unit} has no history yet`)
      return
    }
    case 'vouch': {
      const names = await store.vouch(request.units, change)
      const units = (await store.list()).filter(({ name }) => names.includes(name))
      for (const unit of units) console.log(describeUnit(unit, units).join('\n'))
      console.log(`Signed as they are: ${names.join(', ') || 'nothing was published yet'}`)
      return
    }
    case 'check': {
      const problems = await store.check(request.api === null ? undefined : await contractAt(request.api, library))
      if (problems.length > 0) throw new CommandFailed(problems.join('\n  '))
      console.log('The active releases fit each other, the document host and the API; every address has one owner')
      return
    }
    case 'addresses':
      console.log(describeAddresses(await store.addresses()).join('\n') || 'Nobody owns any address yet')
      return
    case 'change-addresses':
      console.log(describeAddresses(await store.changeAddresses(request.order, change)).join('\n'))
      return
    case 'prune': {
      const removed = await store.prune()
      console.log(removed.map(({ name, version }) => `${name} ${version} is gone`).join('\n') || 'Nothing to remove')
    }
  }
}

const setText = (set: readonly { readonly name: string; readonly version: string }[]): string =>
  set.map(({ name, version }) => `${name}@${version}`).join(' ')

/** What an API serves that may get no traffic yet. */
async function contractAt(api: string, { liveContractOf }: ReleaseLibrary) {
  const contract = await liveContractOf(api)()
  if (contract === null)
    throw new CommandFailed(`${api}/contract does not say which calls it serves: start that API first.`)
  return contract
}

async function printPreview(
  { unit, version }: Extract<ReleaseRequest, { command: 'preview' }>,
  store: Store,
  { PREVIEW_SECONDS, previewPath, previewToken }: ReleaseLibrary,
): Promise<void> {
  await store.fetch(unit, version)
  const { dataDir, port } = readSettings()
  const until = Math.floor(Date.now() / 1_000) + PREVIEW_SECONDS
  const token = previewToken(serviceSecretOf(dataDir), { unit, version, until })
  const origin = process.env.PUBLIC_URL ?? `http://localhost:${port}`
  console.log(`Whoever opens this gets ${unit} ${version} in that browser for a day; everybody else what is active:`)
  console.log(new URL(previewPath(token), origin).href)
}

async function writeKey(
  { team, file }: Extract<ReleaseRequest, { command: 'new-key' }>,
  { createSigningKey }: ReleaseLibrary,
): Promise<void> {
  const target = path.resolve(file)
  if (!path.relative(root, target).startsWith('..'))
    throw new CommandFailed(`${target} is within the project, where it could be committed: name a file outside.`)
  const key = await createSigningKey(target)
  console.log(`The private key is in ${target}: RELEASE_KEY_FILE=${target} npm run release -- publish <unit>`)
  console.log('For "teams" of release-keys.json; name the units that the team may release, and its members:')
  console.log(JSON.stringify({ team, units: [team], keys: [key], members: [] }))
}
