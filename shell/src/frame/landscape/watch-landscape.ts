import { LANDSCAPE_HEIGHT_PX } from 'shared-contracts/constants'

/** Loads what phones on their side need, once a window is as low as one. */
export function watchLandscape(): void {
  const low = window.matchMedia(`(max-height: ${LANDSCAPE_HEIGHT_PX}px)`)
  const load = (): void => {
    if (!low.matches) return
    low.removeEventListener('change', load)
    void import(/* webpackChunkName: "landscape" */ './landscape-fields').then(({ followFields }) => followFields())
  }
  low.addEventListener('change', load)
  load()
}
