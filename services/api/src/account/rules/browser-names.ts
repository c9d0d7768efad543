/** What a session is known by to its owner; null: not told, or a browser that few use. */
export interface BrowserNames {
  readonly browser: string | null
  readonly system: string | null
}

/* The first that fits counts: most browsers also name those whose pages they want. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
  [/\bcoc_coc_browser\b/i, 'Cốc Cốc'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|Opera)\b/, 'Opera'],
  [/\bUC ?Browser\b/i, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The names of browser and system in a `User-Agent`, without their versions: enough to know a device by, too little to follow it. */
export function browserNames(userAgent: string | null): BrowserNames {
  const first = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}
