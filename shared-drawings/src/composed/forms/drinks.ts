import { box, line, oval, pairs, path, place, type Svg, triples } from '../../shapes'
import { arranged, beside } from '../arrange'
import { mixed } from '../looks'
import * as vessel from '../vessels'
import type { Form } from './form'

const GLASS_SIDES = triples('76 188 1.1, 250 192 1, 262 130 0.8')

/** `white`: milk, and what is eaten with it stands beside; else the drink is made of what stands beside. */
function inGlass(extra: (drink: string, straw: string) => Svg, white = false): Form {
  return {
    ware: 'saucer',
    parts: [0, 3],
    draw: (parts, _garnish, { ware }) => {
      const drink = white || parts.length === 0 ? '#FFFDF6' : mixed(parts.map(({ tint }) => tint))
      return vessel.glass(ware, drink, mixed([drink, '#FFFFFF'])) + extra(drink, ware.band) + beside(parts, GLASS_SIDES)
    },
  }
}

/** Drinks and yoghurt. */
export const DRINKS = {
  ly: inGlass(() => '', true),
  lyhat: inGlass(() => ''),
  nuocep: inGlass(
    (drink, straw) =>
      line('M196 34 172 120', straw, 7) +
      box(132, 100, 20, 18, 5, mixed([drink, '#FFFFFF']), 12) +
      box(164, 108, 18, 17, 5, mixed([drink, '#FFFFFF']), -14),
  ),
  sinhto: inGlass(
    (drink, straw) =>
      path(
        'M110 84C112 62 136 64 142 56 158 48 176 56 182 64 198 64 212 74 208 88 184 98 134 98 110 84Z',
        mixed([drink, '#FFFFFF', '#FFFFFF']),
      ) + line('M206 30 180 78', straw, 7),
  ),
  suachua: {
    ware: 'bowl',
    parts: [0, 3],
    draw: (parts, _garnish, { ware, turn }) =>
      vessel.jar(ware, '#FFFDF6') +
      line('M128 98C140 90 180 90 192 98 182 106 150 106 150 100', '#EDE4D0', 3.5) +
      (parts.length === 0 ? '' : place(arranged(parts, pairs('-26 -4, 4 -8, 30 -2, 2 5'), turn, 0.75), 160, 94)) +
      beside(parts, triples('62 190 1, 262 186 1, 270 120 0.7')),
  },
  binhsua: {
    ware: 'bowl',
    parts: [0, 0],
    draw: (_parts, _garnish, { ware }) =>
      oval(160, 214, 58, 8, '#2440301a') +
      path('M144 40C144 28 176 28 176 40L180 62H140Z', '#E9C39A') +
      box(122, 60, 76, 22, 9, ware.band) +
      path(
        'M118 82H202C210 92 212 104 212 120V196C212 208 206 214 196 214H124C114 214 108 208 108 196V120C108 104 110 92 118 82Z',
        '#DCE8E4',
      ) +
      path('M116 118H204V194C204 202 200 206 192 206H128C120 206 116 202 116 194Z', '#FFFBEC') +
      line('M186 134H204M192 152H204M186 170H204M192 188H204', ware.band, 4),
  },
} as const satisfies Record<string, Form>
