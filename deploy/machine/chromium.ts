import { bin } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { type Chromium, chooseChromium } from './choose-chromium'
import { findOnPath, installDebianPackage } from './programs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  return chooseChromium({
    chromePath: env.CHROME_PATH,
    onPath: () => findOnPath(NAMES, env.PATH ?? ''),
    starts: async (file) => (await runProgram(file, ['--version'])).code === 0,
    installPackage: () => installDebianPackage('chromium'),
    download: async () => (await runProgram(bin('playwright'), ['install', 'chromium'], { show: true })).code === 0,
  })
}
