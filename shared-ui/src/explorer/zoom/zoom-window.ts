/** The part of an axis that is in view. */
export interface ZoomWindow {
  readonly from: number
  readonly to: number
}

/** What a window may be: inside the axis and not narrower than this. */
export interface ZoomLimits extends ZoomWindow {
  readonly narrowest: number
}

const ZOOM_FACTOR = 2
const PAN_SHARE = 0.25

/** The nearest window that the limits allow: shifted inside first, cut only when it is wider than the whole. */
export function limitWindow({ from, to }: ZoomWindow, limits: ZoomLimits): ZoomWindow {
  const whole = limits.to - limits.from
  const width = Math.min(Math.max(to - from, Math.min(limits.narrowest, whole)), whole)
  const middle = (from + to) / 2
  const start = Math.min(Math.max(middle - width / 2, limits.from), limits.to - width)
  return { from: start, to: start + width }
}

/** Half as wide (`in`) or twice as wide (`out`) round the same middle. */
export function zoomWindow(window: ZoomWindow, direction: 'in' | 'out', limits: ZoomLimits): ZoomWindow {
  const middle = (window.from + window.to) / 2
  const half = ((window.to - window.from) / 2) * (direction === 'in' ? 1 / ZOOM_FACTOR : ZOOM_FACTOR)
  return limitWindow({ from: middle - half, to: middle + half }, limits)
}

/** A quarter of the window to the left (-1) or right (1). */
export function panWindow({ from, to }: ZoomWindow, direction: -1 | 1, limits: ZoomLimits): ZoomWindow {
  const step = (to - from) * PAN_SHARE * direction
  return limitWindow({ from: from + step, to: to + step }, limits)
}

/** A window with one end moved; the other end stays unless the window would become too narrow. */
export function moveEnd(window: ZoomWindow, end: 'from' | 'to', value: number, limits: ZoomLimits): ZoomWindow {
  const narrowest = Math.min(limits.narrowest, limits.to - limits.from)
  if (end === 'from') {
    const from = Math.min(Math.max(value, limits.from), limits.to - narrowest)
    return { from, to: Math.max(window.to, from + narrowest) }
  }
  const to = Math.max(Math.min(value, limits.to), limits.from + narrowest)
  return { from: Math.min(window.from, to - narrowest), to }
}
