import { crab, fish, shrimp } from '../food'
import { C } from '../palette'
import { circle, line, oval, path, place } from '../shapes'
import { grains, large, middle, type Part, piece, shreds, slices } from './part'

const blueFish = fish()
const redFish = fish('#E0735A', '#F5B79C')
const darkFish = fish('#5E7B73', '#A9BDA6')
const friedFish = fish('#C88A3A', '#EBBE74')
const wholeShrimp = shrimp()
const shrimpPiece =
  path('M17-14C-4-22-23-7-17 11-14 20-4 22 4 16 0 13-3 8 0 3 4-5 11-5 17-4Z', C.shrimp) +
  line('M-15-4-5 0M-17 7-5 7M-4-15 1-6', C.porkLight, 2) +
  path('M3 15 16 12 13 18 17 24 4 20Z', C.papayaDark) +
  circle(10, -10, 1.8, C.ink)
const smallFish = path('M13 0 21-6V6ZM-16 0C-10-9 6-9 14 0 6 9-10 9-16 0Z', '#A39A86') + circle(-10, -1, 1.5, C.ink)
const curl = path('M8-7C-4-12-13-2-9 6-5 12 4 11 8 8 1 8-4 4-2 0 0-3 4-3 8-2Z', C.shrimp)

/** Whole fish and crabs are wide: beside a bowl they lie smaller. */
const beside = (drawn: string) => place(drawn, 0, 0, 0, 0.64)

function steak(skin: string, flesh: string, grain: string) {
  return (
    path('M-20-4C-18-18 18-18 20-4 22 10 14 18 8 18 6 10-6 10-8 18-14 18-22 10-20-4Z', skin) +
    path('M-16-4C-14-14 14-14 16-4 17 6 13 12 10 13 6 6-6 6-10 13-13 12-17 6-16-4Z', flesh) +
    line('M-8-7C-4-3 4-3 8-7', grain, 2.5)
  )
}

function fillet(flesh: string, dark: string, grain: string) {
  return (
    path('M-22 7C-20-9 2-18 21-9 22 2 6 16-12 16-18 15-22 12-22 7Z', dark) +
    path('M-22 4C-20-11 2-19 20-11 18 0 4 11-12 12-18 12-22 9-22 4Z', flesh) +
    line('M-13 7C-7 3-6-2-8-6M-2 6C4 2 5-4 3-10', grain, 2.5)
  )
}

/** Fish, shellfish and frogs' neighbours. */
export const SEAFOOD: Readonly<Record<string, Part>> = {
  ca: large('#E9DCC6', blueFish, beside(blueFish)),
  cado: large('#E9DCC6', redFish, beside(redFish)),
  caden: large('#E9DCC6', darkFish, beside(darkFish)),
  caran: large('#E9DCC6', friedFish, beside(blueFish)),
  carando: large('#E9DCC6', fish('#CF7A45', '#F0B98A'), beside(redFish)),
  caranhai: large('#E9DCC6', place(friedFish, -4, -16, 4, 0.8) + place(friedFish, 6, 20, -6, 0.8), beside(blueFish)),
  khuc: piece('#E9DCC6', steak('#7F979A', '#F5E8D3', '#DCC7A8'), beside(darkFish)),
  khucxanh: piece('#E9DCC6', steak('#4F7286', '#EFDCC6', '#CFB594'), beside(blueFish)),
  khucdo: piece('#E9DCC6', steak('#D9745B', '#F8EBDA', '#E2C8AC'), beside(redFish)),
  khuckho: piece('#B98A5E', steak('#5B3A26', '#E3B272', '#A8692F'), beside(darkFish)),
  khuckhoxanh: piece('#B98A5E', steak('#3F5560', '#D9A468', '#A06A38'), beside(blueFish)),
  canhokho: piece(
    '#A9794E',
    place(smallFish.replaceAll('#A39A86', '#B98249'), -2, -7, -8) +
      place(smallFish.replaceAll('#A39A86', '#CC9A60'), 3, 6, 10),
  ),
  phile: piece('#E9DCC6', fillet('#F8EBD8', '#DDC6A4', '#DCC7A8'), beside(blueFish)),
  cahoi: piece('#F3B79A', fillet(C.salmon, '#D9714C', '#FBD3BE'), beside(fish('#F2906B', '#FAD0BC'))),
  cangu: piece('#CFA28E', slices('#B9796A', '#96594C', '#D9A99C'), beside(blueFish)),
  canho: piece('#D8CBB4', place(smallFish, -2, -7, -8) + place(smallFish, 3, 6, 10), smallFish),
  cakho: piece(
    '#D8B98E',
    place(smallFish.replaceAll('#A39A86', '#B98A54'), 0, -7, -8) +
      place(smallFish.replaceAll('#A39A86', '#A37341'), 2, 6, 8),
  ),
  chaca: piece(
    '#E2BE8B',
    oval(3, 5, 19, 11, '#B97732') + oval(1, 1, 19, 11, '#E0A955') + line('M-9 1C-4-4 4-4 9 0', '#C78B3A', 2.5),
  ),
  luon: piece(
    '#B7A48A',
    line('M-17 9C-14-9 4-12 16-6', '#5B5240', 12) + line('M-15 12C-12-4 5-7 16-2', '#D9BC86', 4),
    line('M-30 14C-14-26 2 26 32-8', '#5B5240', 11) + line('M-27 15C-12-20 4 26 30-4', '#C9AA6E', 3),
  ),
  tom: piece('#F5C3A8', shrimpPiece, wholeShrimp),
  tombam: piece('#F5C3A8', grains('#F09A78', '#F8C3AC', 5), wholeShrimp),
  tep: piece(
    '#F0C7A5',
    place(curl, -8, -4, 0, 0.9) + place(curl, 10, 1, 60, 0.85) + place(curl, -2, 10, -40, 0.7),
    wholeShrimp,
  ),
  tomkho: piece(
    '#EBB58C',
    place(curl.replaceAll(C.shrimp, '#D9763A'), -8, -3, 0, 0.8) +
      place(curl.replaceAll(C.shrimp, '#C9602A'), 9, 3, 70, 0.8),
  ),
  cua: middle('#F0C3A2', crab(), beside(crab())),
  ghe: middle('#F0C3A2', crab().replaceAll(C.shrimp, '#7F9FB5').replaceAll(C.papayaDark, '#5B7F99')),
  thitcua: piece('#F0C3A2', shreds('#FBE9DC', '#EE8E6C', 5), beside(crab())),
  rieu: piece(
    '#D9AE7E',
    circle(-8, 0, 10, '#C98D50') +
      circle(7, 3, 11, '#B97B40') +
      circle(2, -7, 9, '#DBA666') +
      circle(-3, -3, 3, '#EBC48C'),
    beside(crab().replaceAll(C.shrimp, '#8F6B4A').replaceAll(C.papayaDark, '#6F5036')),
  ),
  muc: piece(
    '#F1E1D6',
    line('M-9-8a9 8 0 1 0 .1 0Z', '#F6E6DC', 6) +
      line('M9-4a9 8 0 1 0 .1 0Z', '#E9CFC2', 6) +
      line('M-6-9 2-16M0-11 9-14', '#D9A898', 3),
  ),
  ngao: piece(
    '#E5D3B8',
    path('M-19 3C-18-16 16-18 19 1 8 6-8 8-19 3Z', '#B9A184') +
      path('M-15 2C-13-11 12-13 15 0 6 4-6 5-15 2Z', '#F1E2CC') +
      oval(0, -1, 8, 5, '#E8A765') +
      path('M-19 5C-12 20 14 19 19 3 8 9-8 11-19 5Z', '#CDB798'),
  ),
  hen: piece('#CDB79C', grains('#8D7A66', '#D9B98C', 5)),
  ocnhoi: piece(
    '#B7A48A',
    circle(0, 2, 16, '#6F6A4A') +
      circle(-2, 0, 11, '#8D8760') +
      circle(-4, -1, 6, '#6F6A4A') +
      path('M6 10C16 8 20 14 16 18 8 20 2 16 6 10Z', '#E5D3B0'),
  ),
  hau: piece(
    '#D3CFC4',
    path('M-20 4C-18-14 2-18 14-12 24-6 20 12 8 15-6 18-20 16-20 4Z', '#9B978C') +
      path('M-14 3C-12-9 3-12 11-8 18-3 15 8 6 10-4 12-14 11-14 3Z', '#E9E4DA') +
      oval(1, 1, 8, 5, '#B9B4A8', -10),
  ),
  so: piece(
    '#E5C7B0',
    path('M-18 8C-22-8-8-18 0-18S22-8 18 8C8 14-8 14-18 8Z', '#C9805A') +
      line('M0-16V10M-9-13-7 9M9-13 7 9', '#E9B694', 2.5),
  ),
}
