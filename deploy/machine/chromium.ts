import { bin } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { type Chromium, chooseChromium } from './choose-chromium'
import { findOnPath, installDebianPackage } from './programs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL = 'chromium-headless-shell'

/** A browser as people have it. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  return find(env, NAMES, 'chromium')
}

/**
 * The same engine without the browser's own window: a page costs three quarters of what it costs in the whole one. Where
 * `CHROME_PATH` is set, that one is taken for both.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  return find(env, [SHELL], SHELL)
}

/** @param name of Debian's package and of Playwright's download */
function find(env: NodeJS.ProcessEnv, names: readonly string[], name: string): Promise<Chromium> {
  return chooseChromium({
    chromePath: env.CHROME_PATH,
    onPath: () => findOnPath(names, env.PATH ?? ''),
    starts: async (file) => (await runProgram(file, ['--version'])).code === 0,
    installPackage: () => installDebianPackage(name),
    download: async () => (await runProgram(bin('playwright'), ['install', name], { show: true })).code === 0,
  })
}
