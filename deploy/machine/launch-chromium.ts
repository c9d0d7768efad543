import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium'
import { CHROMIUM_ARGUMENTS } from './chromium-arguments'

/** The machine's Chromium, or Playwright's own where it has none. */
export async function launchChromium(): Promise<Browser> {
  const { file } = await findChromium()
  return chromium.launch({ ...(file ? { executablePath: file } : {}), args: [...CHROMIUM_ARGUMENTS] })
}
