const LIMIT_MS = 20_000

/** Follows a link to the address as a tap would; ms until the new page's heading is painted, null when it did not come. */
export function goTo(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const before = document.querySelector('main h1')
    const started = performance.now()
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    const look = () => {
      const heading = document.querySelector('main h1')
      const arrived =
        decodeURI(location.pathname) === path && heading && heading !== before && heading.textContent !== ''
      const took = performance.now() - started
      if (arrived) resolve(took)
      else if (took > LIMIT_MS) resolve(null)
      else requestAnimationFrame(look)
    }
    link.click()
    link.remove()
    requestAnimationFrame(look)
  })
}
