import * as food from './food'
import { C } from './palette'
import { box, circle, dish, line, oval, path, place, repeat, type Svg, scene } from './shapes'
import * as vessel from './vessels'

/** Scenes of food, kitchen and market, for articles. */
export const foodScenes: Readonly<Record<string, () => Svg>> = {
  chao: () =>
    dish(
      C.peach,
      vessel.steam(150, 70),
      vessel.bowl(C.papaya, C.rice, C.papayaLight),
      oval(158, 118, 60, 12, C.cream),
      place(food.carrot(), 130, 112, 60, 0.6),
      place(food.herb(), 176, 108, 20, 0.8),
      place(food.spring(), 160, 124),
      vessel.spoon(C.leafDark),
    ),
  bot: () =>
    dish(
      C.butter,
      vessel.bowl(C.teal, C.broth, C.sky),
      path('M116 114c12-22 76-22 90 0-20 14-70 14-90 0Z', C.papayaLight),
      oval(156, 108, 22, 6, C.butter),
      vessel.spoon(C.papaya),
      circle(110, 180, 6, C.white),
      circle(160, 188, 6, C.white),
      circle(210, 180, 6, C.white),
    ),
  com: () =>
    dish(
      C.cream,
      vessel.steam(150, 56),
      vessel.bowl(C.blue, C.rice, C.sky),
      path('M78 112C86 76 120 62 160 62S234 76 242 112C220 130 100 130 78 112Z', C.rice),
      repeat(
        'r',
        oval(0, 0, 7, 3, C.broth),
        [122, 92, 20],
        [150, 80, -30],
        [182, 84, 50],
        [206, 98, 0],
        [110, 110, -20],
        [166, 104, 30],
        [212, 114, 60],
      ),
      vessel.chopsticks(),
    ),
  canh: () =>
    dish(
      C.sky,
      vessel.steam(160, 66),
      vessel.bowl(C.white, C.broth, C.teal),
      repeat('g', food.greens(), [118, 112, -30, 0.66], [172, 106, 10, 0.7]),
      place(food.tomato(), 212, 116, 0, 0.62),
      place(food.spring(), 150, 126),
    ),
  rau: () =>
    scene(
      C.mint,
      oval(160, 206, 120, 14, C.leafLight),
      repeat('g', food.greens(), [100, 150, -24, 1.7], [160, 130, 0, 2], [222, 150, 24, 1.7]),
      place(food.carrot(), 76, 186, 64, 1),
      place(food.tomato(), 246, 186, 0, 1.1),
      box(120, 170, 80, 16, 8, C.papaya),
    ),
  ca: () =>
    scene(
      C.sky,
      path('M0 150C60 136 100 164 160 150S260 136 320 150V240H0Z', C.fishLight),
      place(food.fish(), 156, 122, -8, 2.1),
      place(food.fish(C.salmon, C.porkLight), 92, 204, 6, 0.9),
      circle(266, 66, 8, C.white),
      circle(284, 42, 5, C.white),
      circle(250, 40, 4, C.white),
    ),
  thit: () =>
    scene(
      C.rose,
      box(44, 132, 232, 74, 24, C.wood),
      box(44, 188, 232, 18, 9, C.woodDark),
      place(food.beef(), 110, 130, -6, 1.6),
      place(food.chicken(), 216, 130, 0, 1.5),
      place(food.herb(), 160, 172, 80, 1),
    ),
  tom: () =>
    scene(
      C.peach,
      oval(160, 178, 122, 36, C.white),
      oval(160, 174, 98, 26, C.sky),
      place(food.shrimp(), 120, 130, -10, 1.7),
      place(food.crab(), 216, 158, 8, 1.1),
      place(food.herb(), 96, 180, 60, 0.9),
    ),
  trung: () =>
    scene(
      C.butter,
      path('M52 150C60 200 110 214 160 214S260 200 268 150Z', C.wood),
      repeat('e', food.wholeEgg(), [106, 132, -10, 1.5], [160, 120, 4, 1.6], [216, 132, 12, 1.5]),
      path('M46 146C100 166 220 166 274 146 272 160 270 168 266 176 210 192 110 192 54 176Z', C.woodDark),
      place(food.herb(), 250, 190, 20, 0.8),
    ),
  dau: () =>
    scene(
      C.mint,
      oval(160, 190, 120, 30, C.white),
      place(food.tofu(), 128, 142, 0, 2.1),
      place(
        path('M-50 0C-30-22 40-24 56-6 40 18-30 22-50 0Z', C.leaf) +
          circle(-24, -2, 10, C.leafLight) +
          circle(2, -3, 11, C.leafLight) +
          circle(28, -4, 10, C.leafLight),
        230,
        120,
        -24,
      ),
      place(food.beans(), 226, 186, 0, 1.1),
    ),
  sua: () =>
    dish(
      C.sky,
      box(62, 112, 60, 92, 16, C.teal),
      box(76, 88, 32, 28, 6, C.white),
      circle(92, 158, 17, C.white),
      vessel.glass(C.white),
      oval(160, 84, 42, 8, C.rice),
      box(214, 160, 52, 44, 14, C.papaya),
      box(210, 152, 60, 14, 7, C.papayaDark),
      box(224, 176, 32, 14, 7, C.cream),
    ),
  'trai-cay': () =>
    scene(
      C.mint,
      oval(160, 208, 112, 12, C.leafLight),
      place(food.papayaHalf(), 96, 118, -16, 1.9),
      place(food.banana(), 214, 120, -14, 1.7),
      place(food.orange(), 168, 158, 10, 1.5),
      path('M56 164H264C260 200 216 212 160 212S60 200 56 164Z', C.wood),
      line('M72 184H248', C.woodDark, 5),
    ),
  'vi-chat': () =>
    scene(
      C.cream,
      circle(160, 120, 86, C.mint),
      box(112, 84, 74, 106, 18, C.papaya),
      box(118, 62, 62, 28, 10, C.white),
      box(112, 116, 74, 46, 0, C.cream),
      place(food.leaf(), 149, 140, 0, 0.66),
      box(206, 150, 56, 24, 12, C.tomato, -24),
      box(206, 150, 30, 24, 12, C.white, -24),
      circle(222, 106, 13, C.yolk),
      circle(76, 154, 11, C.leaf),
      circle(92, 84, 9, C.plum),
    ),
  nuoc: () =>
    dish(
      C.sky,
      vessel.glass('#A9D3DC'),
      oval(160, 84, 42, 8, '#CBE6EA'),
      path('M244 104C262 130 268 144 258 158 250 168 236 168 228 158 220 144 228 128 244 104Z', C.blue),
      path('M74 128C86 146 90 156 84 166 78 172 68 172 63 166 58 156 64 144 74 128Z', C.blue),
      line('M140 110 144 170', C.white, 6),
    ),
  'cho-que': () =>
    scene(
      C.butter,
      path('M28 60H292L304 96H16Z', C.papaya),
      path('M72 60H116L112 96H60ZM160 60H204L210 96H162ZM248 60H292L304 96H262Z', C.cream),
      box(34, 92, 10, 120, 3, C.woodDark),
      box(276, 92, 10, 120, 3, C.woodDark),
      box(28, 160, 264, 56, 12, C.wood),
      place(food.greens(), 74, 144, 0, 1),
      place(food.tomato(), 122, 148, 0, 0.9),
      place(food.pumpkin(), 172, 142, 0, 0.95),
      place(food.fish(), 240, 148, 0, 0.85),
      line('M44 180H276', C.woodDark, 4),
    ),
  bep: () =>
    scene(
      C.cream,
      vessel.steam(146, 62),
      box(52, 180, 216, 26, 10, C.leafDark),
      path('M78 98H214V150C214 170 200 180 182 180H110C92 180 78 170 78 150Z', C.teal),
      oval(146, 98, 70, 15, C.white),
      oval(146, 98, 58, 10, C.broth),
      box(212, 112, 44, 14, 7, C.woodDark),
      box(38, 112, 44, 14, 7, C.woodDark),
      place(food.carrot(), 120, 94, 50, 0.5),
      place(food.herb(), 166, 88, 10, 0.7),
      line('M262 36V84', C.wood, 7),
      oval(262, 92, 11, 16, C.wood),
      line('M288 36V74', C.wood, 7),
      box(278, 72, 20, 26, 6, C.wood),
    ),
}
