/** Browsers inside apps: Facebook, Messenger, Instagram, Zalo, TikTok, Line, and Android's WebView in general. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Messenger|Instagram|Zalo|TikTok|musical_ly|BytedanceWebview|\bLine\/|MicroMessenger|; wv\)/i

/** Google refuses to sign anybody in inside another app, so it is not offered there. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent)
}
