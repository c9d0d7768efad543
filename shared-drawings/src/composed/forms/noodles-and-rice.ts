import { C } from '../../palette'
import { pairs, path, place } from '../../shapes'
import { arranged, SPOTS } from '../arrange'
import { mixed } from '../looks'
import * as vessel from '../vessels'
import { bed, type Form, riceGrains, tintOf, toppings } from './form'

/** A noodle soup. */
function noodles(colour: string): Form {
  return {
    ware: 'bowl',
    parts: [1, 3],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.noodleBowl(ware, colour) +
      bed(parts, 160, 113, 1.9, pairs('-23 -4, 16 -8, 0 6, 27 6')) +
      place(
        arranged(toppings(parts), pairs('-34 -16, 8 -20, -52 -2, -14 -2, 26 -6, -30 14, 10 13'), turn, 1, -2),
        160,
        110,
      ) +
      place(garnish, 168, 118, 0, 0.9) +
      vessel.chopsticks() +
      vessel.steam(140, 52),
  }
}

/** Noodles, rice and sticky rice. */
export const NOODLES_AND_RICE = {
  to: noodles('#F0D79C'),
  todo: noodles('#E58A55'),
  tovang: noodles('#EDB94E'),
  mixao: {
    ware: 'plate',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.plate(ware) +
      bed(parts, 160, 142, 1.9, pairs('-26 -6, 14 -10, 0 7, 28 7, -28 8')) +
      place(arranged(toppings(parts), SPOTS.few.slice(0, 8), turn, 1, 0), 160, 138) +
      place(garnish, 160, 144) +
      vessel.chopsticks(),
  },
  com: {
    ware: 'bowl',
    parts: [1, 3],
    draw: ([rice, ...mixedIn], _garnish, { ware, turn }) =>
      vessel.bowl(ware, C.rice) +
      path(
        'M74 116C74 74 118 56 160 56S246 74 246 116C224 140 96 140 74 116Z',
        rice === undefined ? C.rice : mixed([rice.tint, '#FFFDF6']),
      ) +
      (rice === undefined ? '' : place(arranged([rice, ...mixedIn], SPOTS.heap, turn, 1.05), 160, 104)) +
      vessel.steam(160, 50),
  },
  comrang: {
    ware: 'plate',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.plate(ware) +
      path('M84 152C80 116 120 98 160 98S240 116 236 152C216 178 104 178 84 152Z', '#F5DDA2') +
      place(riceGrains('#FDF3D6'), 160, 136, 0, 1.25) +
      place(arranged(parts, SPOTS.few, turn, 0.9, 6), 160, 138) +
      place(garnish, 160, 140) +
      vessel.steam(160, 62),
  },
  xoi: {
    ware: 'wood',
    parts: [1, 3],
    draw: (parts, garnish, { ware, turn }) => {
      const rice = tintOf(parts.slice(0, 1), 1)
      return (
        vessel.leafBoard(ware) +
        path('M96 150C90 112 124 92 160 92S230 112 224 150C204 172 116 172 96 150Z', rice) +
        place(riceGrains(mixed([rice, '#FFFFFF'])), 160, 134, 0, 1.2) +
        place(arranged(parts, SPOTS.heap, turn, 0.95, 2), 160, 134) +
        place(garnish, 160, 128) +
        vessel.steam(160, 62)
      )
    },
  },
} as const satisfies Record<string, Form>
