import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import Cookies from 'js-cookie'
import { answerInstall, followInstallPrompt, installPrompt, isSafariOnIos, mayOfferInstall } from './install-prompt'
import { VISIT_GAP_MS } from './visits'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each<[string, string, boolean | undefined, boolean]>([
  ['Safari on an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, false, true],
  [
    'Safari on an iPad',
    `${IPHONE.replace('iPhone;', 'iPad;')} Version/18.1 Mobile/15E148 Safari/604.1`,
    undefined,
    true,
  ],
  ['the installed site', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, true, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, false, false],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, false, false],
  ['Edge on an iPhone', `${IPHONE} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1`, false, false],
  ['Opera on an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.2`, false, false],
  ['a page within Zalo', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 Zalo iOS/510`, false, false],
  ['a page within Facebook', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 [FBAN/FBIOS]`, false, false],
  ['a page within another app', `${IPHONE} Mobile/15E148`, false, false],
  ['Safari on a Mac', `${MAC} Version/18.1 Safari/605.1.15`, undefined, false],
  ['Chrome on Android', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, undefined, false],
])('%s', (_, userAgent, standalone, expected) => {
  expect(isSafariOnIos(standalone === undefined ? { userAgent } : { userAgent, standalone })).toBe(expected)
})

beforeEach(() => void jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => {
  jest.useRealTimers()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  installPrompt.next(null)
})

/** A document begins some time after the one before. */
function openDocument(afterMs: number): void {
  jest.setSystemTime(Date.now() + afterMs)
  followInstallPrompt()
}

test('it may be offered from the second visit on, until she has answered', () => {
  openDocument(0)
  expect(mayOfferInstall()).toBe(false)
  openDocument(60_000)
  expect(mayOfferInstall()).toBe(false)
  openDocument(VISIT_GAP_MS)
  expect(mayOfferInstall()).toBe(true)
  answerInstall()
  expect(mayOfferInstall()).toBe(false)
  openDocument(VISIT_GAP_MS)
  expect(mayOfferInstall()).toBe(false)
})

test('what the browser hands over is kept, and its own bar held back; installed, it is gone for good', () => {
  openDocument(0)
  openDocument(VISIT_GAP_MS)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(installPrompt.getValue()).toBe(event)
  window.dispatchEvent(new Event('appinstalled'))
  expect([installPrompt.getValue(), mayOfferInstall()]).toEqual([null, false])
})
