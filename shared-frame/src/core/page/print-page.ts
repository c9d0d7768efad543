const STARTS_WITHIN_MS = 1_000

/**
 * Prints the page. False: the browser doesn't. Inside apps `window.print` is missing or does nothing, and the `beforeprint` by which
 * browsers begin never comes.
 */
export function printPage(): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true })
    if (typeof window.print === 'function') {
      window.print()
      setTimeout(resolve, STARTS_WITHIN_MS, false)
    } else resolve(false)
  })
}
