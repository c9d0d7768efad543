import { encode } from 'uqr'

/** A QR code for an SVG: modules a side with the quiet zone that readers need, and the dark ones as runs of a path, a unit a module. */
export function renderQrPath(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((row, y) => {
    const runs: string[] = []
    for (let from = row.indexOf(true); from >= 0; ) {
      const end = row.indexOf(false, from)
      const to = end < 0 ? size : end
      runs.push(`M${from} ${y}h${to - from}v1H${from}z`)
      from = row.indexOf(true, to)
    }
    return runs
  })
  return { size, path: rows.join('') }
}
