/** The wedge of a bowl between two shares (0–1) of the full circle, clockwise from the top: an SVG path round (0, 0). */
export function wedge(from: number, to: number, radius: number): string {
  const start = point(from, radius)
  const share = to - from
  if (share >= 0.9999) {
    const half = point(from + 0.5, radius)
    return `M${start}A${radius} ${radius} 0 1 1 ${half}A${radius} ${radius} 0 1 1 ${start}Z`
  }
  return `M0 0L${start}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${point(to, radius)}Z`
}

function point(share: number, radius: number): string {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
}

/** One decimal is finer than a pixel here, and the server prints the same text as the browser. */
function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}
