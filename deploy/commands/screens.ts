import path from 'node:path'
import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { step } from '../runner/progress'
import { root } from '../runner/root'
import { pageKinds } from '../screens/page-kinds'
import { pageStates } from '../screens/page-states'
import { takeScreens } from '../screens/take-screens'
import { startTemporarySite } from '../site/temporary-site'

const FOLDER = path.join(root, '.cache/screens')

/**
 * `npm run screens [-- <name> …]`: pictures of every kind and state of a page, or of the named ones, of the site at SITE_URL or of one
 * built and started for it. They lie in .cache/screens, with an index.html that shows them all.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const isWanted = ({ name }: { readonly name: string }) => wanted.length === 0 || wanted.includes(name)
  const names = [...pageKinds, ...pageStates].map(({ name }) => name)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new CommandFailed(`No such page: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  const running = process.env.SITE_URL
  if (!running) await buildWhatChanged()
  const site = running ? { url: running, stop: async () => {} } : await startTemporarySite()
  try {
    const failed = await step('Taking pictures', () =>
      takeScreens({
        site: site.url,
        folder: FOLDER,
        kinds: pageKinds.filter(isWanted),
        states: pageStates.filter(isWanted),
        say: (text) => console.log(`  ${text}`),
      }),
    )
    console.log(`  ${path.join(FOLDER, 'index.html')}`)
    if (failed.length > 0) throw new CommandFailed(`Could not be opened: ${failed.join(', ')}`)
  } finally {
    await site.stop()
  }
  process.exit(0)
})
