import {
  DISH_KINDS,
  DISH_MAINS,
  type DishKind,
  type DishMain,
  dishIllustration,
  KINDS_WITHOUT_MAIN,
} from '../core/content/illustration'
import * as food from './food'
import { C } from './palette'
import { box, circle, dish, line, oval, path, place, repeat, type Svg } from './shapes'
import * as vessel from './vessels'

const WHOLE_FISH = food.fish()

const MAINS: Readonly<Record<DishMain, () => Svg>> = {
  bo: food.beef,
  lon: food.pork,
  ga: food.chicken,
  ca: () => WHOLE_FISH,
  tom: food.shrimp,
  cua: food.crab,
  trung: food.egg,
  dau: food.tofu,
  rau: food.greens,
  nam: food.mushroom,
}

/** A fish lies whole and large; what is cut up lies in pieces. */
function served(main: Svg, y: number): Svg {
  return main === WHOLE_FISH ? place(main, 158, y - 2, -4, 1.5) : pieces(main, y)
}

/** Two smaller pieces and a large one: how a plate of cut food lies. */
function pieces(main: Svg, y: number): Svg {
  return repeat('m', main, [116, y + 4, -14, 0.86], [206, y + 6, 16, 0.86], [160, y - 4, 4, 1.04])
}

const DRAW: Readonly<Record<DishKind, (main: Svg) => Svg>> = {
  canh: (main) =>
    dish(
      C.sky,
      vessel.steam(160, 66),
      vessel.bowl(C.white, C.broth, C.teal),
      place(food.greens(), 112, 112, -30, 0.55),
      place(food.tomato(), 212, 116, 0, 0.6),
      place(main, 160, 108, 0, 0.85),
      place(food.spring(), 160, 128),
    ),
  xao: (main) =>
    dish(
      C.cream,
      vessel.plate(C.shell, C.butter),
      repeat('g', food.greens(), [92, 136, -40, 0.75], [230, 138, 44, 0.75]),
      place(food.carrot(), 196, 160, 80, 0.5),
      served(main, 134),
    ),
  kho: (main) =>
    dish(
      C.peach,
      vessel.steam(160, 62),
      vessel.clayPot(),
      served(main, 106),
      place(food.spring(), 164, 126),
      line('M104 122 112 128M210 124 218 120', C.tomato, 5),
    ),
  ran: (main) =>
    dish(
      C.butter,
      vessel.plate(C.papayaLight, C.cream),
      served(main, 138),
      repeat('t', food.tomato(), [82, 154, 0, 0.5], [106, 168, 0, 0.42]),
      place(food.herb(), 236, 152, 30, 0.9),
    ),
  hap: (main) =>
    dish(
      C.mint,
      vessel.steam(160, 70),
      vessel.steamer(),
      repeat('l', food.leaf(C.leafLight), [92, 126, 70, 0.8], [230, 126, -70, 0.8]),
      served(main, 118),
    ),
  nuong: (main) =>
    dish(
      C.rose,
      vessel.grill(),
      served(main, 138),
      place(food.orange(), 252, 168, 0, 0.6),
      place(food.herb(), 62, 116, -30, 0.9),
    ),
  rau: (main) =>
    dish(
      C.mint,
      vessel.plate(C.leafLight, C.cream),
      repeat(
        'g',
        food.greens(),
        [96, 134, -36, 0.8],
        [128, 146, -18, 0.8],
        [160, 134, 0, 0.8],
        [192, 146, 18, 0.8],
        [224, 134, 36, 0.8],
      ),
      place(main, 160, 142, 0, 0.7),
      oval(160, 168, 22, 6, C.papayaLight),
    ),
  nom: (main) =>
    dish(
      C.lilac,
      vessel.bowl(C.plum, C.rose),
      line('M92 112c20-20 40 16 60-4s40 14 74 0M104 122c26-14 44 10 62-2s34 8 50-2', C.papaya, 4),
      line('M110 104c18 12 40-10 56 4s36-6 48 4', C.leafLight, 4),
      place(main, 158, 104, 0, 0.8),
      place(food.herb(), 206, 98, 24, 0.7),
    ),
  chao: (main) =>
    dish(
      C.peach,
      vessel.steam(150, 68),
      vessel.bowl(C.papaya, C.rice, C.papayaLight),
      oval(158, 118, 58, 12, C.cream),
      place(main, 156, 106, 0, 0.8),
      place(food.spring(), 186, 122),
      vessel.spoon(C.leafDark),
    ),
  bot: (main) =>
    dish(
      C.butter,
      vessel.bowl(C.teal, C.broth, C.sky),
      oval(160, 116, 60, 14, C.butter),
      place(main, 158, 108, 0, 0.58),
      vessel.spoon(C.papaya),
      circle(110, 180, 6, C.white),
      circle(160, 188, 6, C.white),
      circle(210, 180, 6, C.white),
    ),
  mi: (main) =>
    dish(
      C.sky,
      vessel.steam(140, 66),
      vessel.bowl(C.leafDark, C.broth, C.leaf),
      line(
        'M84 112c16-16 26 14 42 0s26 14 42 0 26 14 42 0 18 8 26 2M92 124c16-14 26 10 40 0s26 10 40 0 30 8 48-2',
        C.rice,
        5,
      ),
      place(main, 146, 104, 0, 0.8),
      place(food.herb(), 198, 104, 20, 0.8),
      vessel.chopsticks(),
    ),
  com: (main) =>
    dish(
      C.cream,
      vessel.steam(150, 54),
      vessel.bowl(C.blue, C.rice, C.sky),
      path('M78 112C86 76 120 62 160 62S234 76 242 112C220 130 100 130 78 112Z', C.rice),
      [
        [120, 92],
        [142, 80],
        [176, 82],
        [202, 94],
        [110, 108],
        [214, 110],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 6, 3, C.butter, x))
        .join(''),
      place(main, 160, 106, 0, 0.78),
      vessel.chopsticks(),
    ),
  banh: (main) =>
    dish(
      C.rose,
      vessel.plate(C.plum, C.rose),
      path('M74 132C74 96 246 96 246 132 246 144 74 144 74 132Z', C.chicken),
      line('M112 116 128 108M152 112 168 104M192 116 208 110', C.broth, 5),
      place(main, 160, 138, 0, 0.62),
      repeat('g', food.greens(), [108, 142, -60, 0.5], [212, 142, 60, 0.5]),
      path('M74 146C80 172 240 172 246 146 200 156 120 156 74 146Z', C.wood),
    ),
  qua: () =>
    dish(
      C.mint,
      vessel.plate(C.leafLight, C.butter),
      place(food.papayaHalf(), 108, 118, -24, 1.05),
      place(food.banana(), 206, 146, -10, 1.2),
      place(food.orange(), 156, 132, 12, 1.05),
      place(food.leaf(C.leafLight), 196, 104, 50, 0.6),
    ),
  sua: () =>
    dish(
      C.sky,
      box(66, 118, 56, 80, 16, C.teal),
      box(78, 96, 32, 26, 6, C.white),
      circle(94, 158, 15, C.white),
      vessel.glass(C.rice),
      oval(160, 84, 42, 9, C.white),
      place(food.banana(), 236, 184, -16, 0.9),
    ),
  che: () =>
    dish(
      C.lilac,
      vessel.glass(C.rose),
      path('M123 136H197L194 192C194 197 190 200 186 200H134C130 200 126 197 126 192Z', C.tomato),
      place(food.beans(), 160, 172),
      path('M121 112H199L197 140H123Z', C.leafLight),
      path('M112 74C124 46 196 46 208 74 200 90 120 90 112 74Z', C.white),
      line('M214 34 184 88', C.papaya, 7),
      place(food.herb(), 138, 56, -20, 0.7),
    ),
}

/** Every dish drawing by its name. */
export function dishDrawings(): ReadonlyMap<string, Svg> {
  const drawings = new Map<string, Svg>()
  for (const kind of DISH_KINDS) {
    const mains = KINDS_WITHOUT_MAIN.includes(kind) ? [null] : DISH_MAINS
    for (const main of mains) drawings.set(dishIllustration(kind, main), DRAW[kind](main === null ? '' : MAINS[main]()))
  }
  return drawings
}
