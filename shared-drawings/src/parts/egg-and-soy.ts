import { egg, tofu, wholeEgg } from '../food'
import { C } from '../palette'
import { circle, line, oval, path, place } from '../shapes'
import { block, grains, kernels, large, middle, type Part, piece } from './part'

const whole = wholeEgg('#F0CBA6')
const blocks = tofu()

/** Eggs, soy and what is made of milk. */
export const EGG_AND_SOY: Readonly<Record<string, Part>> = {
  trung: piece(
    '#F7D98A',
    path('M-18 2C-18-12-6-17 3-16 15-15 20-4 18 4 15 17-16 17-18 2Z', C.white) +
      circle(0, 1, 9, C.yolk) +
      circle(-3, -2, 2.5, C.butter),
    whole,
  ),
  opla: large('#F7D98A', place(egg(), 0, 0, 0, 1.35), whole),
  trungran: large(
    '#F7D98A',
    path('M-54 8C-56-18-22-32 8-30 42-28 60-8 52 12 40 30-48 32-54 8Z', '#DFA23A') +
      path('M-52 2C-52-20-20-32 8-30 40-28 56-10 50 6 38 22-46 24-52 2Z', '#F6C95C') +
      oval(-18, -10, 16, 5, '#FBE08E', -12) +
      line('M10 10C22 8 32 2 38-4M-34 8C-28 12-20 13-14 13', '#E0A440', 4),
    whole,
  ),
  trunghap: large(
    '#F7D98A',
    oval(0, 6, 60, 26, '#E5AF4A') + oval(0, 1, 60, 26, '#FAD77A') + oval(-16, -6, 22, 7, '#FDEBB2', -8),
    whole,
  ),
  trunghoa: piece(
    '#F7D98A',
    line('M-19 3C-12-10-2 8 6-4S18-4 20 4M-14 11C-6 4 2 14 14 8', '#F9D36B', 5) +
      line('M-12-9C-4-14 4-6 12-11', C.white, 4),
    whole,
  ),
  trungkho: piece('#E0B57A', place(wholeEgg('#B9713A').replaceAll(C.white, '#DFA66C'), 0, 0, 40, 0.68), whole),
  trungluoc: middle(
    '#F7D98A',
    place(wholeEgg('#F8E9D8'), -15, 2, -16, 0.8) +
      place(
        path('M0-26C14-26 21-5 21 6 21 19 12 26 0 26S-21 19-21 6C-21-5-14-26 0-26Z', C.white) +
          circle(0, 5, 12, C.yolk),
        17,
        3,
        10,
        0.85,
      ),
    whole,
  ),
  longdo: piece('#F7D98A', grains('#F4B83F', '#F9D36B', 5), whole),
  cut: piece(
    '#F7E3B0',
    oval(-9, 0, 10, 8, C.white, -30) +
      oval(9, 4, 10, 8, '#F7EBDD', 20) +
      oval(4, -9, 9, 7, C.white, 10) +
      oval(-11, -3, 3, 2, '#FBE9D2'),
  ),
  vitlon: large(
    '#F7D98A',
    path('M-26 6H26L18 40H-18Z', C.teal) +
      path('M-24 8C-26-30-12-44 0-44S26-30 24 8Z', '#DCE8E4') +
      oval(-8, -18, 5, 10, C.white, 14),
  ),
  dau: piece('#F6EBD2', block('#FFFAEA', '#EBDCB8', '#F5EBCF'), blocks),
  dauran: piece('#EBC98F', block('#F3CF86', '#C98B3A', '#DDA652'), blocks),
  daunon: piece(
    '#FBF3DF',
    path('M-20 4C-18-8 8-14 20-6 22 6 0 14-14 12Z', '#E9DCBC') +
      path('M-20 1C-18-11 8-17 20-9 20 2 0 9-14 9Z', '#FFFBEE'),
    blocks,
  ),
  phuchuc: piece(
    '#F1D48C',
    line('M-19 4C-12-12-4 10 4-6S16 6 20-4M-14 12C-6 0 4 14 15 5', '#EBBF5C', 6) +
      line('M-10-8C-2-14 6-4 14-12', '#F6DC92', 5),
  ),
  taopho: piece(
    '#FBF3DF',
    path('M-20 2C-14-10 8-12 20-2 12 8-12 10-20 2Z', '#FFFDF4') + line('M-12 4C-4 8 6 8 13 3', '#EDE0C2', 3),
  ),
  phomai: piece(
    '#F9DC8C',
    path('M-19 8 14-13 20 1V12H-19Z', '#F4B83F') +
      path('M-19 8 14-13 20 1Z', '#FBDB8A') +
      circle(-6, 9, 2.5, '#D99A2E') +
      circle(9, 7, 3, '#D99A2E'),
  ),
  dauxanh: piece('#EFD98C', kernels('#E7C24F', '#F3DA86', 5, 3.6), kernels('#7F9B4F', '#A5BF6F')),
  dauden: piece('#8C6F78', kernels('#4A3540', '#6B5260'), kernels('#4A3540', '#6B5260')),
  daudo: piece('#B9706A', kernels('#9A3F38', '#B85A4E'), kernels('#9A3F38', '#B85A4E')),
  dautrang: piece('#F3E6CC', kernels('#F6EAD2', '#E3CDA4')),
  dautuong: piece('#EBD29A', grains('#E2BF72', '#F1D89A', 5)),
  halan: piece(
    '#B7CF86',
    grains('#7DB356', '#A5CF7C', 5.5),
    path('M-30-6C-14 16 16 16 30-8 14 26-16 28-30-6Z', '#5E9A48') + grains('#8FC268', '#B3DA8E', 6),
  ),
}
