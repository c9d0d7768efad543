import { C } from '../palette'
import { circle, dots, line, oval, pairs, path, place } from '../shapes'
import { bunch, floret, kernels, leaves, type Part, piece, shreds, stalks, sticks } from './part'

const GREEN = '#4F9A55'
const DARK = '#2F7540'
const LIGHT = '#93C47D'
const greenBunch = bunch(GREEN, LIGHT, '#B9D69A')
const darkBunch = bunch(DARK, GREEN, LIGHT)
const FLOWERS = pairs('-12 2, -2 -8, 6 5, 14 -4, -5 11')
const TINT = '#A9C77F'

function cabbage(leaf: string, light: string) {
  return (
    circle(0, 2, 26, leaf) +
    path('M-22 12C-24-14-6-24 2-24-8-12-8 6 0 27-10 27-18 20-22 12Z', light) +
    line('M4-22C14-8 14 10 8 26M22-8C16 0 16 10 20 16', light, 3)
  )
}

/** Leaves, cabbages and what is eaten with its stalk. */
export const LEAVES: Readonly<Record<string, Part>> = {
  muong: piece(
    TINT,
    line('M-20 8C-8-4 6 10 20-4M-18-6C-6 6 6-12 18 6', '#6FAE57', 4.5) +
      path('M-6-10C2-16 14-15 20-9 12-3 2-4-6-10Z', DARK) +
      path('M-16 10C-8 5 4 7 8 12 0 17-10 17-16 10Z', GREEN),
    bunch(GREEN, '#6FAE57', LIGHT),
  ),
  mongtoi: piece('#8DB56A', leaves('#3F8B4A', '#5FA85C', '#B9D69A'), bunch('#3F8B4A', '#5FA85C', LIGHT)),
  ngot: piece(
    '#93BC6E',
    kernels(DARK, GREEN, 9, 5.5),
    line('M0 30C0 10-2-10 0-34', LIGHT, 3) +
      [-20, -6, 8].map((y) => oval(-12, y, 12, 6.5, GREEN, 24) + oval(12, y - 5, 12, 6.5, DARK, -24)).join(''),
  ),
  day: piece('#86AE66', leaves('#3E7F3C', '#62A04E', '#93C47D'), bunch('#3E7F3C', '#62A04E', '#A5695A')),
  den: piece('#9DBF77', leaves('#3F8A50', '#6DB06B', '#CDE3B0'), bunch('#3F8A50', '#6DB06B', LIGHT)),
  dendo: piece('#C98A9A', leaves('#8E3F5C', '#A8617F', '#E0A3B4'), bunch('#5E7F45', '#9C4668', '#B85A78')),
  lang: piece('#9DBF77', stalks('#3F8A50', '#8DBF66', '#63A85E'), bunch('#3F8A50', '#63A85E', '#A87F96')),
  raubi: piece(
    '#9DBF77',
    stalks('#4A8F45', '#A5CB7A', '#77B562') + circle(14, -1, 3, C.yolk),
    bunch('#4A8F45', '#77B562', LIGHT),
  ),
  caixanh: piece('#A5C77B', stalks('#3E8F4C', '#CFE3A8', '#66AE5C'), bunch('#3E8F4C', '#66AE5C', '#DCEBBD')),
  caingot: piece('#A5C77B', stalks('#58A653', '#DDEBBF', '#83C070'), bunch('#58A653', '#83C070', '#E4EFCB')),
  caithia: piece(
    '#B7D194',
    path('M-20 12C-14 2-8-2 0-3L4 5C-2 11-10 16-18 17Z', '#F3F5DF') +
      path('M-2-4C4-18 20-18 23-9 20 2 10 7 3 6Z', '#3F934C') +
      line('M-14 12C-4 6 6 0 15-8', '#CFE3B4', 2.5),
    bunch('#3F934C', '#62AD5E', '#F3F5DF'),
  ),
  boxoi: piece('#86B56C', leaves('#2F7540', '#4C9350', '#93C47D'), darkBunch),
  caicuc: piece(
    '#A5C77B',
    line('M-20 10C-8 4 6-2 20-8', '#8DBF66', 4) + kernels('#5EA653', '#85C070', 8, 3),
    bunch('#5EA653', '#85C070', '#B9D69A'),
  ),
  soong: piece('#93BC6E', line('M-18 10C-6-2 6 4 19-8', '#A5CB7A', 3) + kernels('#37803F', '#5BA052', 6, 5), darkBunch),
  rauma: piece(
    '#8DB56A',
    kernels('#4C9A4A', '#77B562', 7.5, 6.5),
    line('M-14 28C-12 10-10 0-14-8M0 30V-12M14 28C12 10 10 2 14-4', LIGHT, 3) +
      circle(-14, -10, 12, GREEN) +
      circle(0, -18, 13, '#77B562') +
      circle(14, -6, 12, GREEN),
  ),
  can: piece(
    '#B7D194',
    sticks('#A5CB7A', '#CFE3A8', 5) + oval(14, -8, 7, 4, GREEN, -20) + oval(-15, 7, 6, 4, GREEN, 30),
    greenBunch,
  ),
  cantay: piece(
    '#BBD59A',
    line('M-18 9C-10-5 4-8 18-5', '#8FC06C', 10) +
      line('M-15 8C-8-2 4-5 16-3', '#CFE6AE', 4) +
      path('M2 16C0 6 10 2 20 6 18 14 10 18 2 16Z', '#B4D98E'),
    bunch('#63A85E', LIGHT, '#CFE6AE'),
  ),
  he: piece(
    '#8DB56A',
    sticks('#3F8A43', '#5FA855', 4) + line('M-20 4 20-4', '#4F9A4C', 4),
    line('M-8 30-16-30M0 30V-34M8 30 16-30M-4 30-6-32M4 30 8-30', '#4F9A4C', 4.5) + line('M-10 14H10', C.wood, 4),
  ),
  toitay: piece(
    '#C9DCA8',
    line('M-18 8 4-2', '#F1F3DC', 9) + line('M4-2 20-9', '#6DAE5A', 9) + line('M-12-9 14 10', '#A5CF85', 6),
  ),
  ngaicuu: piece('#7FA267', leaves('#4F7F4C', '#7A9E74', '#B4C8A4'), bunch('#4F7F4C', '#7A9E74', LIGHT)),
  chumngay: piece('#93BC6E', kernels('#4A9148', '#79B866', 6, 4.5), greenBunch),
  rut: piece('#93BC6E', line('M-19 9C-6 0 6-4 19-8', '#C9DCA8', 6) + kernels('#4A8A45', '#79B866', 5, 2.5), greenBunch),
  xalach: piece(
    '#BFDA8E',
    path(
      'M-22 6C-26-4-18-8-18-12-10-18-4-13 0-17 8-18 10-12 17-12 24-6 18 0 22 6 14 12 10 8 4 13-4 16-8 10-14 13-20 13-20 9-22 6Z',
      '#9CCB6B',
    ) + path('M-14 5C-12-5-2-9 12-7 10 3-2 9-14 5Z', '#C8E59E'),
    place(cabbage('#7DB95A', '#B5DB87'), 0, 0),
  ),
  caibap: piece(
    '#D3E3AC',
    path('M-20 8C-20-10 2-17 20-8 16 10-4 17-20 8Z', '#C7DDA0') +
      line('M-16 7C-8-2 4-6 16-6M-8 8C0 2 6 0 14-1', '#EDF5D6', 3.5),
    cabbage('#A9CE85', '#D5E8B6'),
  ),
  caitim: piece(
    '#C7A0BF',
    path('M-20 8C-20-10 2-17 20-8 16 10-4 17-20 8Z', '#8A5690') +
      line('M-16 7C-8-2 4-6 16-6M-8 8C0 2 6 0 14-1', '#D5B4D6', 3),
    cabbage('#7D4C86', '#B58ABB'),
  ),
  caithao: piece(
    '#DDE8BC',
    path('M-20 10C-22-6-4-16 20-10 20 6 0 18-20 10Z', '#D6E6A8') +
      path('M-20 10C-10 0 2-4 14-3 6 8-8 15-20 10Z', '#FAF9E8'),
    path('M-14 28C-26 0-16-30 0-34 16-30 26 0 14 28Z', '#B9D98C') +
      path('M-8 28C-14 6-8-14 0-20 8-14 14 6 8 28Z', '#FAF9E8'),
  ),
  supxanh: piece(
    '#A5C77B',
    floret('#3F8A45', '#6FB065', '#A9CE85'),
    place(floret('#3F8A45', '#6FB065', '#A9CE85'), 0, 0, 0, 1.7),
  ),
  suptrang: piece(
    '#F0E8D0',
    floret('#F3EBD2', '#FFFBEE', '#C9DBA0'),
    path('M-30 4C-36 24 36 24 30 4Z', LIGHT) + place(floret('#F3EBD2', '#FFFBEE', '#C9DBA0'), 0, -4, 0, 1.5),
  ),
  thienly: piece(
    '#B9CC7E',
    line('M-16 12C-8 2 4-2 14-12', '#7DB35A', 3) + dots(5, '#D3DB6E', FLOWERS) + dots(2, '#8FA83C', FLOWERS),
  ),
  hoachuoi: piece(
    '#C9A3A9',
    shreds('#9C4F6B', '#E5C3C0', 4),
    path('M0 32C-26 14-18-18 0-34 18-18 26 14 0 32Z', '#8E3F5C') +
      path('M2 30C14 12 12-14 0-34 18-18 26 14 2 30Z', '#A8617F'),
  ),
  rongbien: piece(
    '#6F8A63',
    line('M-20 4C-10-10-2 12 8-2S18 2 21-5M-16 12C-6 4 4 16 16 8', '#2F5A3C', 6) +
      line('M-14-8C-4-14 4-4 14-11', '#47774F', 4),
  ),
  gia: piece(
    '#EFE9CF',
    line('M-20 6C-10-6 2 10 18-4M-16-8C-4 4 6-10 19 8M-12 13C0 6 8 14 18 11', '#FBF6E4', 4) +
      dots(3.5, '#D9C25E', pairs('18 -5, -18 -8, -13 13')),
  ),
  duacai: piece('#C9BE72', stalks('#9A9A3F', '#D9CF8A', '#B5B055')),
  dualabap: piece('#E3DCA8', shreds('#E3DBA0', '#F3EFCB', 5)),
  matang: piece(
    '#B7D194',
    line('M-19 9 10-5', '#8DBF66', 6) +
      path('M4-9C10-17 20-16 23-9 19-3 12 0 8 0Z', '#5E9A48') +
      line('M-14-6 10 10', '#A5CF7C', 5) +
      circle(13, 12, 4, '#5E9A48'),
    [-12, 0, 12]
      .map((x) => line(`M${x} 30V-18`, '#8DBF66', 7) + path(`M${x - 6}-16Q${x}-42 ${x + 6}-16Z`, '#5E9A48'))
      .join('') + line('M-16 12H16', C.wood, 4),
  ),
}
