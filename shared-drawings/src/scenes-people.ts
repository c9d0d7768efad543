import { C } from './palette'
import * as people from './people'
import { box, circle, line, oval, path, place, type Svg, scene } from './shapes'

const heart = (fill: string) => path('M0 14C-22-2-14-18-4-14-1-13 0-10 0-8 0-10 1-13 4-14 14-18 22-2 0 14Z', fill)
const floor = (fill: string) => path('M0 204C80 192 240 192 320 204V240H0Z', fill)
const plant = (x: number, y: number) =>
  place(
    oval(-12, -26, 9, 22, C.leafLight, -28) +
      oval(12, -28, 9, 24, C.leaf, 26) +
      oval(0, -34, 9, 26, C.leafDark) +
      path('M-18-12H18L13 22H-13Z', C.papaya),
    x,
    y,
  )

/** Scenes with mothers, children and those who advise them. */
export const peopleScenes: Readonly<Record<string, () => Svg>> = {
  'me-bau': () =>
    scene(
      C.peach,
      floor(C.papayaLight),
      circle(236, 84, 46, C.butter),
      plant(66, 190),
      place(people.pregnantFigure(C.leaf), 160, 72, 0, 0.92),
      place(heart(C.papaya), 194, 150, 0, 0.8),
    ),
  'me-cho-bu': () =>
    scene(
      C.mint,
      circle(160, 108, 92, C.cream),
      place(people.bust(C.papaya), 150, 84, 0, 1.25),
      place(people.motherHead(), 150, 84, 6, 1.15),
      place(people.wrappedBaby(C.sky), 134, 162, -4, 0.95),
      line('M92 150C88 196 140 214 214 196', C.papayaDark, 20),
      circle(218, 194, 11, C.skin),
      place(heart(C.papaya), 246, 66, 12, 1),
    ),
  'em-be': () =>
    scene(
      C.sky,
      floor(C.teal),
      circle(160, 112, 84, C.cream),
      place(people.sittingBaby(C.papayaLight), 160, 96, 0, 1.15),
      circle(68, 190, 15, C.yolk),
      box(238, 172, 30, 30, 6, C.plum),
      box(248, 148, 24, 24, 5, C.leafLight, 10),
    ),
  'be-an-dam': () =>
    scene(
      C.butter,
      circle(160, 96, 76, C.cream),
      place(people.sittingBaby(C.teal), 160, 82, 0, 1.1),
      path('M128 112C140 128 180 128 192 112L188 146H132Z', C.white),
      box(56, 168, 208, 18, 9, C.wood),
      box(76, 186, 14, 54, 4, C.woodDark),
      box(230, 186, 14, 54, 4, C.woodDark),
      path('M132 148H188C188 164 176 172 160 172S132 164 132 148Z', C.papaya),
      oval(160, 148, 28, 6, C.rice),
      line('M232 126 202 140', C.leafDark, 6),
    ),
  'be-van-dong': () =>
    scene(
      C.mint,
      floor(C.leafLight),
      circle(254, 62, 24, C.yolk),
      line('M150 150 126 190M176 150 206 184', C.skinDark, 15),
      path('M130 156C128 118 144 104 162 104S198 120 192 156Z', C.papaya),
      line('M136 122 98 100M188 122 226 96', C.skin, 13),
      place(people.babyHead(), 162, 78, 6, 1),
      circle(246, 184, 20, C.teal),
      line('M232 176c10 4 18 14 20 26', C.white, 4),
    ),
  'can-do': () =>
    scene(
      C.sky,
      floor(C.blue),
      box(94, 178, 132, 26, 10, C.white),
      box(132, 184, 56, 13, 6, C.leafDark),
      line('M146 190H174', C.leafLight, 3),
      place(people.sittingBaby(C.papaya), 160, 88, 0, 0.98),
      box(252, 44, 20, 150, 8, C.yolk),
      line('M258 66H272M264 84H272M258 102H272M264 120H272M258 138H272M264 156H272', C.woodDark, 3),
    ),
  'kham-thai': () =>
    scene(
      C.lilac,
      floor(C.plum),
      place(people.pregnantFigure(C.papaya), 112, 76, 0, 0.88),
      place(people.bust(C.white), 232, 116, 0, 1),
      place(people.staffHead(), 232, 116, 0, 0.92),
      line('M214 146C210 180 186 178 168 160', C.ink, 4),
      circle(166, 158, 8, C.teal),
    ),
  'van-dong': () =>
    scene(
      C.mint,
      floor(C.leaf),
      oval(160, 206, 110, 10, C.plum),
      path('M96 200C96 178 136 172 160 172S224 178 224 200C200 208 120 208 96 200Z', C.leafDark),
      path('M128 182C122 140 136 122 160 122S198 140 192 182Z', C.papaya),
      line('M134 142C104 132 112 78 154 52M186 142C216 132 208 78 166 52', C.skin, 12),
      place(people.motherHead(), 160, 94, 0, 0.9),
      circle(60, 66, 22, C.yolk),
    ),
  'giac-ngu': () =>
    scene(
      '#3D5A66',
      path('M252 34C226 38 216 70 236 86 220 84 208 68 212 50 216 34 236 26 252 34Z', C.yolk),
      circle(66, 52, 4, C.butter),
      circle(112, 34, 3, C.butter),
      circle(166, 58, 3, C.butter),
      circle(286, 108, 3, C.butter),
      box(34, 168, 252, 44, 16, C.wood),
      oval(98, 158, 54, 22, C.white),
      place(people.motherHead(), 104, 142, -60, 0.86),
      path('M124 176C140 128 190 122 238 140 270 150 278 170 278 190H126Z', C.plum),
      path('M126 176C150 162 210 160 278 178V196H126Z', C.rose),
    ),
  'chuyen-gia': () =>
    scene(
      C.cream,
      circle(160, 108, 90, C.mint),
      place(people.bust(C.white), 160, 98, 0, 1.3),
      path('M146 140 160 164 174 140 160 146Z', C.leaf),
      place(people.staffHead(), 160, 98, 0, 1.2),
      line('M128 92c0-10 22-10 22 0s-22 10-22 0M170 92c0-10 22-10 22 0s-22 10-22 0M150 92H170', C.ink, 2.5),
    ),
  'can-bo-y-te': () =>
    scene(
      C.sky,
      circle(160, 112, 92, C.white),
      place(people.bust(C.teal), 160, 102, 0, 1.3),
      line('M130 148C128 188 158 196 160 212M192 148C194 176 188 184 186 190', C.ink, 5),
      circle(186, 196, 9, C.grey),
      place(people.carerHead(), 160, 96, 0, 1.15),
      path('M126 74C132 48 188 48 194 74Z', C.white),
      path('M157 54H163V60H169V66H163V72H157V66H151V60H157Z', C.papaya),
    ),
  'tu-van': () =>
    scene(
      C.peach,
      floor(C.papayaLight),
      place(people.bust(C.leaf), 100, 130, 0, 1.02),
      place(people.motherHead(), 100, 130, 4, 0.95),
      place(people.bust(C.white), 226, 130, 0, 1.02),
      place(people.staffHead(), 226, 130, -4, 0.95),
      path(
        'M112 30H196C204 30 208 36 208 42V64C208 72 202 76 196 76H166L154 90V76H112C104 76 100 70 100 64V42C100 36 104 30 112 30Z',
        C.white,
      ),
      circle(132, 53, 5, C.leaf),
      circle(154, 53, 5, C.papaya),
      circle(176, 53, 5, C.plum),
    ),
  'rua-tay': () =>
    scene(
      C.sky,
      box(72, 34, 26, 92, 10, C.grey),
      path('M72 46C72 26 90 26 110 26H166C186 26 192 38 192 62H166C166 54 164 52 158 52H98V70H72Z', C.grey),
      line('M178 72V128', C.blue, 12),
      path('M104 150C120 122 160 122 178 138 196 124 236 126 246 152 232 178 120 180 104 150Z', C.skin),
      line('M150 136C164 146 178 150 196 148M144 152C160 162 180 164 204 160', C.skinDark, 5),
      circle(126, 132, 12, C.white),
      circle(150, 120, 9, C.white),
      circle(216, 128, 14, C.white),
      circle(238, 110, 8, C.white),
      circle(108, 108, 7, C.white),
      path('M60 186H260C256 220 230 232 200 232H120C90 232 64 220 60 186Z', C.white),
    ),
}
