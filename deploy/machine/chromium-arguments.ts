/**
 * What Playwright switches off itself and our tests rely on (chromiumSwitches.ts of playwright-core): a second
 * `--disable-features` replaces its list.
 */
const OF_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Two pages of the browser's own address bar, drawn for each window: 1.8 s of processor time a window, more than a test's page. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** For every Chromium started here. Containers run as root and with a small /dev/shm. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${[...OF_PLAYWRIGHT, ...ADDRESS_BAR, 'Translate'].join(',')}`,
]
