import { C } from '../../palette'
import { line, oval, pairs, path, place, triples } from '../../shapes'
import { arranged, beside, SPOTS } from '../arrange'
import { mixed } from '../looks'
import * as vessel from '../vessels'
import { type Form, onPlate, tintOf } from './form'

/** Fruit, snacks and sweet soups. */
export const FRUIT_AND_SWEETS = {
  qua: {
    ware: 'plate',
    parts: [1, 3],
    draw: (parts, _garnish, { ware, turn }) => {
      const [one] = parts
      const whole =
        parts.length === 1 ? beside(parts, [[118, 124, 1.3]]) : beside(parts, triples('98 128 1, 162 114 1, 228 130 1'))
      const cut =
        parts.length === 1 && one !== undefined
          ? place(arranged([one], pairs('26 -24, 62 -10, -2 10, 40 14, -44 26, 6 34'), turn, 1.15), 160, 142)
          : place(arranged(parts, pairs('-46 22, -14 26, 18 24, 50 20'), turn, 1.05), 160, 144)
      return vessel.plate(ware) + whole + cut
    },
  },
  /** Boiled roots, corn, nuts: in a small bowl, whole ones too. */
  bat: {
    ware: 'bowl',
    parts: [1, 2],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.saladBowl(ware) +
      place(arranged(parts, SPOTS.mound.slice(0, 12), turn, 1.15, -2), 160, 120) +
      place(garnish, 160, 122),
  },
  che: {
    ware: 'bowl',
    parts: [0, 3],
    draw: (parts, _garnish, { ware, turn }) => {
      const content = tintOf(parts.slice(0, 1), 1)
      return (
        vessel.bowl(ware, content) +
        oval(136, 108, 48, 11, mixed([content, '#FFFFFF'])) +
        place(arranged(parts, SPOTS.bowl, turn, 0.95, 0), 160, 114) +
        vessel.spoon(ware.band)
      )
    },
  },
  chedua: {
    ware: 'saucer',
    parts: [1, 3],
    draw: (parts, _garnish, { ware, turn }) => {
      const [one] = parts
      const content = one === undefined ? C.butter : mixed([one.tint, '#FFF6DF'])
      return (
        vessel.glass(ware, content, '#FFFDF8') +
        place(arranged(parts, pairs('-20 10, 18 6, -4 30, 22 44, -18 50, 2 68'), turn, 0.95), 160, 118) +
        path(
          'M116 90C118 82 202 82 204 90L202 108C190 114 180 104 168 110 156 116 148 104 136 110 128 114 122 110 118 108Z',
          '#FFFDF8',
        ) +
        line('M212 36 184 96', C.woodDark, 6)
      )
    },
  },
  flan: onPlate(
    (parts) =>
      path('M108 112H212L228 158C228 178 92 178 92 158Z', '#F4C96B') +
      oval(160, 112, 52, 20, '#9A5A24') +
      path(
        'M108 114C110 132 118 128 122 122 130 142 138 136 144 130 156 150 164 138 172 130 184 146 190 134 198 124 206 132 210 124 212 114Z',
        '#9A5A24',
      ) +
      oval(148, 108, 20, 6, '#BC7C42') +
      beside(parts, triples('62 176 0.75, 262 176 0.75')),
    false,
    2,
    0,
  ),
  thach: onPlate(
    (parts, { turn }) =>
      place(arranged([...parts.slice(0, 1)], SPOTS.few, turn, 1.3), 160, 146) +
      beside(parts.slice(1), [[262, 176, 0.8]]),
    false,
    2,
  ),
} as const satisfies Record<string, Form>
