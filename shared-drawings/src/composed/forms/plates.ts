import { box, line, oval, pairs, path, place } from '../../shapes'
import { arranged, SPOTS } from '../arrange'
import * as vessel from '../vessels'
import { cakes, type Form, heaped, onPlate } from './form'

/** On a puddle of sauce. */
function sauced(sauce: string, light: string): Form {
  return onPlate(
    (parts, look) =>
      path('M76 150C70 118 118 108 162 108S250 116 246 146 214 186 158 186 84 180 76 150Z', sauce) +
      path('M92 146C96 122 130 116 150 116 128 124 108 132 104 150Z', light) +
      heaped(parts, look, SPOTS.few),
    true,
  )
}

/** Fried, boiled, steamed, grilled and mixed dishes. */
export const PLATES = {
  xao: onPlate((parts, look) => heaped(parts, look), true),
  luoc: onPlate((parts, { turn }) => place(arranged(parts, SPOTS.rows, turn, 1, 2), 160, 142), false),
  ran: onPlate(
    (parts, look) =>
      path('M72 132 210 98 262 150 116 192Z', '#F3E2BF') +
      path('M72 132 210 98 214 104 80 140Z', '#E5CFA0') +
      heaped(parts, look, SPOTS.few),
    false,
  ),
  sot: sauced('#B5703A', '#CC8F58'),
  sotdo: sauced('#D9593B', '#EB8163'),
  sotvang: sauced('#E9A93F', '#F3C46F'),
  sottrang: sauced('#F6E6C3', '#FFF6E0'),
  rang: {
    ware: 'enamel',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      oval(150, 180, 116, 34, '#2440301a') +
      line('M250 128 312 92', ware.band, 15) +
      oval(146, 156, 116, 62, ware.outside) +
      oval(146, 148, 116, 60, ware.band) +
      oval(146, 150, 104, 51, '#4F4640') +
      oval(146, 153, 94, 43, '#5F554D') +
      place(arranged(parts, SPOTS.few, turn, 1.05, 4), 146, 150) +
      place(garnish, 146, 150) +
      vessel.steam(146, 66),
  },
  nom: {
    ware: 'bowl',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.saladBowl(ware) +
      place(arranged(parts, SPOTS.mound.slice(0, parts.length > 2 ? 11 : 13), turn, 1.08, 0), 160, 122) +
      place(garnish, 160, 122),
  },
  hap: {
    ware: 'wood',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.steamer(ware) +
      place(arranged(parts, SPOTS.bowl, turn, 1.08, 2), 160, 124) +
      place(garnish, 160, 128) +
      vessel.steam(160, 64),
  },
  nuong: {
    ware: 'wood',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.leafBoard(ware) + place(arranged(parts, SPOTS.few, turn, 1.08, 4), 160, 138) + place(garnish, 160, 140),
  },
  /** Rolls fried golden, cut open. */
  nemran: cakes(
    (parts, { turn }) =>
      `<defs><g id="r">${box(-48, -13, 84, 27, 13, '#D9973F') + oval(-8, -6, 26, 3.5, '#EDB965') + oval(36, 0, 9, 13, '#B97732') + oval(37, 0, 6.5, 10, '#F1DDB8')}</g></defs>` +
      pairs('-20 -24, 30 -8, -40 8, 22 26')
        .map(([x = 0, y = 0]) => `<use href="#r" transform="translate(${160 + x} ${142 + y})rotate(-12)"/>`)
        .join('') +
      place(arranged(parts.slice(0, 3), pairs('17 -31, 67 -15, -3 1, 59 19, -70 -4, -66 26'), turn, 0.5), 160, 142),
  ),
} as const satisfies Record<string, Form>
