import { C } from '../palette'
import type { Part } from '../parts/part'
import { box, circle, dashes, dots, line, oval, pairs, path, place, type Svg, triples } from '../shapes'
import { arranged, beside, SPOTS } from './arrange'
import { type Look, mixed, type WareKind } from './looks'
import * as vessel from './vessels'

/** A form of dish: its vessel and how food lies in it. `garnish` is drawn round (0, 0), 120 wide. */
export interface Form {
  readonly ware: WareKind
  /** How many parts it shows. */
  readonly parts: readonly [least: number, most: number]
  readonly draw: (parts: readonly Part[], garnish: Svg, look: Look) => Svg
}

const mounds = SPOTS.mound.slice(0, 13)

function onPlate(draw: (parts: readonly Part[], look: Look) => Svg, steaming: boolean, most = 4, least = 1): Form {
  return {
    ware: 'plate',
    parts: [least, most],
    draw: (parts, garnish, look) =>
      vessel.plate(look.ware) + draw(parts, look) + place(garnish, 160, 144) + (steaming ? vessel.steam(160, 66) : ''),
  }
}

function heaped(parts: readonly Part[], { turn }: Look, spots: typeof SPOTS.few | typeof mounds = mounds): Svg {
  return place(arranged(parts, spots, turn, 1.08, 4), 160, 143)
}

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

/** Floating in a broth. */
function broth(colour: string, light: string): Form {
  return {
    ware: 'bowl',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.bowl(ware, colour) +
      oval(140, 108, 52, 12, light) +
      place(arranged(parts, parts.length > 3 ? SPOTS.bowl.slice(2) : SPOTS.bowl, turn, 1, 0), 160, 114) +
      place(garnish, 160, 122, 0, 0.85) +
      vessel.steam(160, 58),
  }
}

function inPot(
  draw: (ware: Look['ware'], content: string) => Svg,
  kind: WareKind,
  content: string,
  light: string,
): Form {
  return {
    ware: kind,
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      draw(ware, content) +
      oval(132, 106, 44, 9, light) +
      place(arranged(parts, SPOTS.bowl, turn, 1.02, 0), 160, 115) +
      place(garnish, 160, 120, 0, 0.85) +
      vessel.steam(160, 58),
  }
}

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

/** The noodles, under the others and close together. */
function bed(
  parts: readonly Part[],
  x: number,
  y: number,
  scale: number,
  spots: readonly (readonly [number, number])[],
): Svg {
  const noodle = parts.find(({ bed }) => bed)
  if (noodle === undefined) return ''
  const uses = spots.map(
    ([dx, dy], index) => `<use href="#n" transform="translate(${dx} ${dy})${index % 2 ? 'rotate(170)' : ''}"/>`,
  )
  return `<defs><g id="n">${noodle.piece}</g></defs>${place(uses.join(''), x, y, 0, scale)}`
}

function toppings(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ bed }) => !bed)
}

function riceGrains(fill: string): Svg {
  return dashes(12, 5, fill, triples('-40 -6 20, -16 -24 -30, 14 -28 15, 40 -10 50, -4 -6 80, 22 2 -20'))
}

/** Gruels take their colour from what is in them; rice keeps them pale. */
function tintOf(parts: readonly Part[], rice: number): string {
  return mixed([
    ...parts.flatMap(({ tint }, index) => (index === 0 ? [tint] : [tint, tint])),
    ...Array.from({ length: rice }, () => '#FFF6DF'),
  ])
}

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

const GLASS_SIDES = triples('76 188 1.1, 250 192 1, 262 130 0.8')

/** `white`: milk, and what is eaten with it stands beside; else the drink is made of what stands beside. */
function inGlass(extra: (drink: string) => Svg, white = false): Form {
  return {
    ware: 'bowl',
    parts: [0, 3],
    draw: (parts) => {
      const drink = white || parts.length === 0 ? '#FFFDF6' : mixed(parts.map(({ tint }) => tint))
      return vessel.glass(drink, mixed([drink, '#FFFFFF'])) + extra(drink) + beside(parts, GLASS_SIDES)
    },
  }
}

/** `least` 0: dough alone may be all that is seen. */
function cakes(draw: (parts: readonly Part[], look: Look) => Svg, most = 4, least = 0): Form {
  return onPlate(draw, false, most, least)
}

/** Forms by name; the name begins a composition's. */
export const FORMS = {
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
  kho: inPot(vessel.clayPot, 'clay', '#8A4B26', '#A8652F'),
  ham: inPot(vessel.pot, 'enamel', '#EBC788', '#F3D9A5'),
  om: inPot(vessel.clayPot, 'clay', '#DDAA52', '#EBC27A'),
  omdo: inPot(vessel.pot, 'enamel', '#DF7F4C', '#EC9F74'),
  hap: {
    ware: 'plate',
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
  canh: broth('#F0D79C', '#F8E7BE'),
  canhdo: broth('#E58A55', '#EFA87E'),
  canhvang: broth('#EDB94E', '#F5D283'),
  canhxanh: broth('#C9D694', '#DDE6B4'),
  canhtrang: broth('#F3ECD6', '#FBF7E8'),
  canhtim: broth('#C9879A', '#DDA9B7'),
  sup: {
    ware: 'bowl',
    parts: [1, 3],
    draw: (parts, garnish, { ware, turn }) => {
      const content = tintOf(parts, 1)
      return (
        vessel.saladBowl({ ...ware, inside: C.white }) +
        oval(160, 130, 103, 42, content) +
        oval(136, 116, 56, 13, mixed([content, '#FFFFFF'])) +
        place(arranged(parts, SPOTS.few, turn, 0.85, 0), 160, 126) +
        place(garnish, 160, 130) +
        vessel.steam(160, 54)
      )
    },
  },
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
      path('M84 152C80 116 120 98 160 98S240 116 236 152C216 178 104 178 84 152Z', '#FBEFCF') +
      place(riceGrains('#F0DBA8'), 160, 136, 0, 1.25) +
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
  banhmi: cakes(
    (parts, { turn }) =>
      path('M62 122C58 86 112 74 168 72S268 84 264 114C262 132 66 144 62 122Z', '#D9973F') +
      line('M108 100 122 84M146 96 158 78M186 92 198 76', '#F5D08C', 6) +
      place(
        arranged(parts, pairs('-62 -4, -32 -7, 0 -9, 32 -11, 62 -12, -46 7, -14 5, 18 3, 48 0'), turn, 1, -3),
        160,
        138,
      ) +
      path('M60 146C62 178 116 186 168 182S268 168 264 134C232 154 96 164 60 146Z', '#C9853A') +
      line('M84 168C120 176 200 172 244 156', '#E0A455', 4),
  ),
  latgoi: cakes(
    (parts, { turn }) =>
      place(
        box(-50, -46, 92, 88, 20, '#B97A3A') +
          box(-50, -52, 92, 88, 20, '#C98B45') +
          box(-42, -44, 76, 72, 14, '#FBEBC8'),
        142,
        140,
        -10,
      ) +
      place(arranged(parts, pairs('-24 -20, 8 -22, -28 4, 4 2, 28 14'), turn, 1, -6), 142, 138) +
      '',
    3,
  ),
  banhcuon: cakes(
    (parts, { turn }) =>
      pairs('118 -16, 138 4, 160 22')
        .map(
          ([y = 0, dx = 0]) =>
            path(
              `M${70 + dx} ${y}C${70 + dx} ${y - 22} ${226 + dx} ${y - 22} ${232 + dx} ${y}S${72 + dx} ${y + 26} ${70 + dx} ${y}Z`,
              '#FFFDF4',
            ) +
            line(`M${84 + dx} ${y + 3}C${120 + dx} ${y + 12} ${190 + dx} ${y + 12} ${220 + dx} ${y + 2}`, '#E5D9BE', 3),
        )
        .join('') +
      place(arranged(parts, pairs('-40 -30, 6 -32, 50 -20, -24 -4, 24 -2, 62 12, -2 22'), turn, 0.85, 0), 150, 142),
  ),
  cuon: cakes(
    (parts, { turn }) =>
      pairs('-64 4, -22 0, 20 -2, 62 0')
        .map(([x = 0, y = 0]) =>
          place(box(-17, -38, 34, 76, 16, '#F6F3E3') + box(-13, -34, 10, 66, 5, '#FFFFFF99'), 160 + x, 144 + y, 8),
        )
        .join('') +
      place(
        arranged(
          parts,
          pairs('-64 -20, -22 -24, 20 -26, 62 -24, -66 8, -24 4, 18 2, 60 6, -62 32, -20 28, 22 26'),
          turn,
          0.78,
          0,
        ),
        160,
        144,
      ),
  ),
  banhbao: cakes(
    (parts) =>
      path('M92 158C88 110 122 84 160 82S232 110 228 158C208 178 112 178 92 158Z', '#FFFDF4') +
      path(
        'M92 158C90 150 92 140 94 136 120 160 200 160 226 136 228 142 230 150 228 158 208 178 112 178 92 158Z',
        '#F1E4C8',
      ) +
      line(
        'M160 90C150 100 146 112 146 122M160 90C166 102 170 112 170 124M160 90C178 98 188 110 192 124M160 90C140 98 130 112 128 122',
        '#E5D3AE',
        3,
      ) +
      circle(160, 92, 5, '#E5D3AE') +
      vessel.steam(160, 66) +
      beside(parts, triples('64 176 0.85, 258 176 0.85, 278 126 0.6')),
    3,
  ),
  banhgio: cakes(
    (parts) =>
      path('M70 158 160 76 250 158C216 186 104 186 70 158Z', '#F3EBD3') +
      path('M160 76 250 158C226 176 196 180 172 180Z', '#DFD2B0') +
      path(
        'M52 162C92 140 132 168 172 180 120 196 70 188 52 162ZM268 162C236 146 200 166 172 180 214 194 256 184 268 162Z',
        C.leaf,
      ) +
      vessel.steam(160, 62) +
      beside(parts, triples('62 116 0.75, 262 118 0.75, 276 172 0.6')),
    3,
  ),
  banhxeo: cakes(
    (parts, { turn }) =>
      path('M58 158C60 100 124 82 176 84S268 116 262 158Z', '#D9952F') +
      place(arranged(parts, pairs('-74 2, -50 -4, -22 0, 6 -4, 34 0, 62 -2, 80 4'), turn, 0.95, 0), 160, 156) +
      path('M56 150C62 92 124 78 178 80S262 108 258 144C214 156 110 164 56 150Z', '#F4C04A') +
      line('M92 124C120 106 160 100 196 106M120 138C150 126 190 122 222 128', '#E0A235', 4),
  ),
  banhtron: cakes((parts, { turn }) => {
    const dough = tintOf(parts.slice(0, 2), 1)
    return (
      pairs('-54 -8, 0 -20, 54 -8, -28 18, 28 18')
        .map(([x = 0, y = 0]) =>
          place(
            oval(0, 7, 27, 17, mixed([dough, '#9A6A3A'])) +
              oval(0, 0, 27, 18, dough) +
              oval(-8, -6, 9, 4, mixed([dough, '#FFFFFF']), -14),
            160 + x,
            144 + y,
          ),
        )
        .join('') +
      place(arranged(parts.slice(0, 2), pairs('-54 -10, 0 -22, 54 -10, -28 16, 28 16'), turn, 0.55), 160, 144)
    )
  }),
  banhkhuc: cakes((parts, { turn }) => {
    const dough = tintOf(parts.slice(0, 2), 1)
    return (
      pairs('-46 -14, 20 -18, -16 14, 48 10')
        .map(([x = 0, y = 0]) =>
          place(
            path('M-36-6 0-24 36-6 0 12Z', mixed([dough, '#FFFFFF'])) +
              path('M-36-6 0 12V28L-36 10Z', mixed([dough, '#8A5A32'])) +
              path('M36-6 0 12V28L36 10Z', dough),
            160 + x,
            144 + y,
          ),
        )
        .join('') + place(arranged(parts.slice(0, 3), pairs('-46 -20, 20 -24, -16 8, 48 4'), turn, 0.7), 160, 144)
    )
  }),
  banhbeo: cakes(
    (parts, { turn }) =>
      pairs('-60 -6, 0 -22, 60 -6, -32 22, 32 22')
        .map(([x = 0, y = 0]) => oval(160 + x, 148 + y, 30, 19, '#E5DCC6') + oval(160 + x, 145 + y, 30, 19, '#FFFDF4'))
        .join('') + place(arranged(parts, pairs('-60 -10, 0 -26, 60 -10, -32 18, 32 18'), turn, 0.72), 160, 144),
  ),
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
          : place(arranged(parts, pairs('-50 20, -16 26, 18 24, 50 22, 0 6'), turn, 1.05), 160, 144)
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
  ly: inGlass(() => '', true),
  lyhat: inGlass(() => ''),
  nuocep: inGlass(
    (drink) =>
      line('M196 34 172 120', C.papaya, 7) +
      box(132, 100, 20, 18, 5, mixed([drink, '#FFFFFF']), 12) +
      box(164, 108, 18, 17, 5, mixed([drink, '#FFFFFF']), -14),
  ),
  sinhto: inGlass(
    (drink) =>
      path(
        'M110 84C112 62 136 64 142 56 158 48 176 56 182 64 198 64 212 74 208 88 184 98 134 98 110 84Z',
        mixed([drink, '#FFFFFF', '#FFFFFF']),
      ) + line('M206 30 180 78', C.leaf, 7),
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
    ware: 'bowl',
    parts: [1, 3],
    draw: (parts, _garnish, { turn }) => {
      const [one] = parts
      const content = one === undefined ? C.butter : mixed([one.tint, '#FFF6DF'])
      return (
        vessel.glass(content, '#FFFDF8') +
        place(arranged(parts, pairs('-20 10, 18 6, -4 30, 22 44, -18 50, 2 68'), turn, 0.95), 160, 118) +
        path(
          'M116 90C118 82 202 82 204 90L202 108C190 114 180 104 168 110 156 116 148 104 136 110 128 114 122 110 118 108Z',
          '#FFFDF8',
        ) +
        line('M212 36 184 96', C.woodDark, 6)
      )
    },
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
  /** A stew eaten with bread. */
  chambanh: {
    ware: 'bowl',
    parts: [1, 3],
    draw: (parts, garnish, { ware, turn }) =>
      place(
        vessel.bowl(ware, '#C9794A') +
          oval(140, 108, 52, 12, '#DB9A70') +
          place(arranged(parts, SPOTS.bowl, turn), 160, 114) +
          place(garnish, 160, 122, 0, 0.8),
        -22,
        -8,
      ) +
      place(
        path('M-52 18C-54-8-14-26 16-28 46-32 60-10 50 4 34 20-46 38-52 18Z', '#D9973F') +
          line('M-28 8-16-12M-4 4 8-16M20-4 30-22', '#F5D08C', 5),
        242,
        186,
      ) +
      vessel.steam(138, 52),
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
export type FormName = keyof typeof FORMS
