/** An app whose own browser shows the page; `other`: an app that does not name itself. */
export type InAppBrowser =
  | 'zalo'
  | 'messenger'
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'line'
  | 'viber'
  | 'wechat'
  | 'other'

/** The first that matches counts: Messenger names Facebook too, and on Android most of them name the WebView. */
const MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['zalo', /Zalo/i],
  ['messenger', /\bMessenger|Orca-Android/i],
  ['instagram', /Instagram/i],
  ['facebook', /FBAN|FBAV|FB_IAB/i],
  ['tiktok', /TikTok|musical_ly|BytedanceWebview/i],
  ['line', /\bLine\//i],
  ['viber', /\bViber/i],
  ['wechat', /MicroMessenger/i],
  ['other', /; wv\)/],
  // Every browser of iPhones names Safari; a view inside an app does not.
  ['other', /\((iPhone|iPad|iPod)(?!.*Safari\/)/],
]

/**
 * The app inside which the page is shown, null in a browser of its own. Such browsers have no downloads, no printing and often
 * no service worker. A page on an iPhone's home screen looks like one, but `standalone` says what it is.
 */
export function inAppBrowser(
  browser: { readonly userAgent: string; readonly standalone?: boolean } = navigator,
): InAppBrowser | null {
  if (browser.standalone === true) return null
  return MARKS.find(([, mark]) => mark.test(browser.userAgent))?.[0] ?? null
}

/**
 * An address that leaves the app: Android opens it in the visitor's browser. Null where none does so, as on iPhones, and for an
 * address with a fragment, for which an intent has no place.
 * https://developer.chrome.com/docs/android/intents
 */
export function leavingAddress(page: URL, userAgent: string): string | null {
  if (!/Android/.test(userAgent) || page.hash !== '') return null
  const { host, pathname, search, protocol } = page
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
