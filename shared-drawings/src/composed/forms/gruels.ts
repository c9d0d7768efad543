import { C } from '../../palette'
import { dots, line, pairs, path, place, type Svg, triples } from '../../shapes'
import { arranged, beside, SPOTS } from '../arrange'
import { mixed } from '../looks'
import * as vessel from '../vessels'
import { bed, type Form, riceGrains, tintOf, toppings } from './form'

const SIDES = triples('56 190 0.95, 264 190 0.95, 286 132 0.7')

/** Smooth, in a child's bowl; what it is made of stands beside it. */
function smooth(rice: number): Form {
  return {
    ware: 'bowl',
    parts: [0, 3],
    draw: (parts, garnish, { ware, turn }) => {
      const content = tintOf(parts, rice)
      const [one, two] = parts
      return (
        place(
          vessel.childBowl(ware, content) +
            swirl(mixed([content, '#FFFFFF']), turn) +
            (two === undefined ? '' : dots(3, two.tint, pairs('138 124, 186 128'))) +
            (one === undefined ? '' : dots(3, one.tint, pairs('160 134, 176 114'))) +
            place(garnish, 160, 122, 0, 0.6),
          0,
          -8,
        ) + beside(parts, SIDES)
      )
    },
  }
}

function swirl(light: string, turn: number): Svg {
  const paths = [
    'M112 122C124 108 186 108 196 122 190 134 138 132 142 124 148 118 174 118 176 124',
    'M108 126C140 112 150 132 172 120S204 116 212 124M128 136C150 128 170 140 194 132',
    'M116 118C150 106 190 112 206 124M112 130C140 140 184 138 204 130',
  ]
  return line(paths[turn] ?? '', light, 4)
}

/** Gruels and soft food of small children. */
export const GRUELS = {
  chao: {
    ware: 'bowl',
    parts: [0, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.bowl(ware, tintOf(parts.slice(0, 2), 4)) +
      place(riceGrains('#FFFDF4'), 160, 128) +
      place(arranged(parts, SPOTS.bowl.slice(1), turn, 0.82, -2), 160, 114) +
      place(garnish, 160, 122, 0, 0.8) +
      vessel.spoon(C.leafDark) +
      vessel.steam(140, 58),
  },
  bot: smooth(2),
  nghien: smooth(0),
  comnat: {
    ware: 'bowl',
    parts: [0, 4],
    draw: (parts, garnish, { ware, turn }) =>
      place(
        vessel.childBowl(ware, C.rice) +
          path('M94 124C92 92 126 78 160 78S228 92 226 124C206 142 114 142 94 124Z', tintOf(parts.slice(0, 1), 5)) +
          place(riceGrains('#F3E2BE'), 160, 116) +
          place(arranged(parts, SPOTS.heap.slice(2), turn, 0.78, 0), 160, 112) +
          place(garnish, 160, 108, 0, 0.6),
        0,
        -6,
      ) + vessel.spoon(ware.band),
  },
  mem: {
    ware: 'bowl',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      place(
        vessel.childBowl(ware, '#F0D79C') +
          bed(parts, 160, 121, 1.3, pairs('-24 -3, 10 -8, -4 6, 28 3')) +
          place(arranged(toppings(parts), pairs('-30 -12, 6 -14, 34 -6, -12 2, 16 4'), turn, 0.82, 0), 160, 118) +
          place(garnish, 160, 122, 0, 0.55),
        0,
        -6,
      ) + vessel.spoon(ware.band),
  },
} as const satisfies Record<string, Form>
