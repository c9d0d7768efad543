import { C } from '../palette'
import { circle, dashes, dots, line, oval, pairs, path, place, type Svg } from '../shapes'

const WIDE = pairs('-52 4, -30 -14, -14 12, 2 -4, 20 14, 34 -12, 54 2')
const FEW = pairs('-36 6, 4 -10, 40 8')

/** Each lies another way. */
function turned(spots: readonly (readonly [number, number])[]) {
  return spots.map(([x, y], index) => [x, y, ((index * 47) % 180) - 90] as const)
}

function sprig(leaf: string, light: string): Svg {
  return (
    line('M0 12C0 2 2-6 5-14', leaf, 2.5) +
    oval(-7, 0, 8, 4.5, leaf, 30) +
    oval(9, -5, 8, 4.5, light, -35) +
    oval(4, -15, 7, 4.5, leaf, -60)
  )
}

/** What is strewn over a dish, drawn round (0, 0), 120 wide and 40 high. */
export const GARNISHES: Readonly<Record<string, Svg>> = {
  hanhla: dots(4.5, '#63A94F', WIDE.slice(0, 6)) + dots(1.8, '#DDF0C0', WIDE.slice(0, 6)),
  raumui: place(sprig(C.leafDark, C.leaf), -20, 2, -30) + place(sprig(C.leaf, C.leafLight), 24, -2, 35),
  thila: line(FEW.map(([x, y]) => `M${x} ${y + 9}v-18m-8 5 8 6 8-6m-15 6 7 5 7-5`).join(''), '#5E9A4A', 2),
  rauthom: place(sprig('#3F8A45', '#77B562'), 30, 0, 40, 1.2),
  tiato: place(sprig('#7A3F63', '#A8617F'), -28, 2, -30, 1.15),
  ot: dashes(12, 8, '#D6382C', turned(FEW)) + dashes(5, 3, C.butter, turned(FEW)),
  tieu: dots(1.8, '#4A3A33', [...WIDE, ...WIDE.slice(1, 6).map(([x, y]) => [x + 9, y - 6] as const)]),
  vungrang:
    dashes(6, 3.6, '#FBEFC9', turned(WIDE)) +
    dashes(6, 3.6, '#E9CF95', turned(WIDE.slice(1, 6).map(([x, y]) => [x + 10, y + 5] as const))),
  lacrang: dashes(10, 7, '#D9A05E', turned(WIDE.slice(0, 4))) + dashes(10, 7, '#EBC084', turned(WIDE.slice(4))),
  gungsoi: dashes(17, 3.5, '#F1DC8E', turned(WIDE.slice(0, 6))),
  toi: dashes(9, 6, '#FBF0D0', turned(WIDE.slice(1, 6))),
  hanhphi: line(WIDE.map(([x, y]) => `M${x - 6} ${y}c3-5 8-5 11 0`).join(''), '#B5702E', 3),
  sa: dots(5, '#DDE3A8', FEW) + dots(2.5, '#A9BE6E', FEW),
  latchanh: place(
    circle(0, 0, 13, '#6FAE4A') + circle(0, 0, 10.5, '#E3EFB0') + line('M0-9V9M-8-5 8 5M8-5-8 5', '#F8FBE3', 2),
    46,
    8,
  ),
  lalot: path(FEW.map(([x, y]) => `M${x} ${y + 9}c-13-5-11-15 0-17 11 2 13 12 0 17Z`).join(''), C.leafDark),
}
