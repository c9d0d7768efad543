import { expect, test } from '@jest/globals'
import { inAppBrowser, leavingAddress } from './in-app-browser'

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1'
const IPHONE_APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

test.each([
  [CHROME, null],
  [SAFARI, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15', null],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', null],
  [`${CHROME} Zalo android/12 ZaloTheme/light`, 'zalo'],
  [`${IPHONE_APP} Zalo iOS/543 ZaloTheme/light ZaloLanguage/vn`, 'zalo'],
  [`${CHROME} [FB_IAB/FB4A;FBAV/400.0;]`, 'facebook'],
  [`${IPHONE_APP} [FBAN/FBIOS;FBAV/400]`, 'facebook'],
  [`${CHROME} [FB_IAB/Orca-Android;FBAV/400.0;]`, 'messenger'],
  [`${IPHONE_APP} [FBAN/MessengerForiOS;FBAV/400]`, 'messenger'],
  [`${CHROME} Instagram 300.0`, 'instagram'],
  [`${CHROME} musical_ly_2023 BytedanceWebview/d8a21c6`, 'tiktok'],
  [`${IPHONE_APP} Safari Line/13.0`, 'line'],
  [`${CHROME} Viber/20.1`, 'viber'],
  [`${CHROME} MicroMessenger/8.0`, 'wechat'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/X; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0', 'other'],
  [IPHONE_APP, 'other'],
])('%s: %j', (userAgent, app) => {
  expect(inAppBrowser({ userAgent })).toBe(app)
})

test("a page on an iPhone's home screen is in no app", () => {
  expect(inAppBrowser({ userAgent: IPHONE_APP, standalone: true })).toBeNull()
})

test.each([
  [
    CHROME,
    'https://example.vn/thuc-don?tuan=2',
    'intent://example.vn/thuc-don?tuan=2#Intent;scheme=https;action=android.intent.action.VIEW;end',
  ],
  // Its fragment would be lost, and with it what the page shows.
  [CHROME, 'https://example.vn/danh-sach#ma', null],
  [SAFARI, 'https://example.vn/thuc-don', null],
])('%s leaves %s by %j', (userAgent, page, address) => {
  expect(leavingAddress(new URL(page), userAgent)).toBe(address)
})
