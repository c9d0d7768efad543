import { CommandFailed } from '../runner/command-failed'

export interface Chromium {
  /** Null: Playwright's own copy. */
  readonly file: string | null
  readonly from: string
}

export interface ChromiumSources {
  readonly chromePath?: string | undefined
  onPath(): string | null
  starts(file: string): Promise<boolean>
  installPackage(): Promise<boolean>
  download(): Promise<boolean>
}

/** The Chromium to test with, in the fixed order: `CHROME_PATH`, one on PATH, Debian's package, Playwright's download. */
export async function chooseChromium(sources: ChromiumSources): Promise<Chromium> {
  const { chromePath, onPath, starts, installPackage, download } = sources
  if (chromePath) {
    if (await starts(chromePath)) return { file: chromePath, from: 'CHROME_PATH' }
    throw new CommandFailed(`CHROME_PATH=${chromePath} does not start`)
  }
  const present = onPath()
  if (present && (await starts(present))) return { file: present, from: 'PATH' }
  if (await installPackage()) {
    const installed = onPath()
    if (installed && (await starts(installed))) return { file: installed, from: 'Debian package' }
  }
  if (await download()) return { file: null, from: "Playwright's download" }
  throw new CommandFailed(
    'No Chromium: set CHROME_PATH, install the package "chromium", or allow Playwright to download one',
  )
}
