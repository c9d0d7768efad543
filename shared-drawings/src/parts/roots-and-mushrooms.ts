import { carrot, mushroom } from '../food'
import { C } from '../palette'
import { circle, line, oval, path } from '../shapes'
import { bar, chunk, discs, type Part, piece, slices, sticks, tuber } from './part'

/** Roots, tubers and mushrooms. */
export const ROOTS_AND_MUSHROOMS: Readonly<Record<string, Part>> = {
  carot: piece('#F3B27C', discs('#DF6F30', C.papaya, circle(0, 0, 5, C.papayaLight)), carrot()),
  suhao: piece(
    '#D9E8B8',
    sticks('#CFE3A5', '#EDF5D6', 7),
    circle(0, 8, 23, '#B5D694') +
      line('M-8-12-16-32M0-14V-34M8-12 16-32', '#63A85E', 5) +
      oval(-8, 2, 6, 8, '#D3E8B8', 30),
  ),
  cuden: piece(
    '#B9627F',
    discs('#7A2747', '#A23A63', circle(0, 0, 7, '#BF5A80')),
    circle(0, 6, 22, '#8E2F55') +
      line('M-2-14-10-34M2-14 10-34', '#A23A63', 4) +
      oval(-12, -32, 7, 4, C.leaf, 40) +
      oval(12, -32, 7, 4, C.leaf, -40),
  ),
  cudau: piece(
    '#F3EFDF',
    sticks('#F3EBD5', '#FFFDF3', 7),
    path('M0-24C22-24 30-6 24 10 16 24-16 24-24 10-30-6-22-24 0-24Z', '#DCC39A') +
      line('M-20 2C-8 8 8 8 20 2', '#C4A575', 2.5),
  ),
  cusen: piece(
    '#EADCC4',
    circle(0, 0, 18, '#D9BF97') +
      circle(0, 0, 15, '#F6EAD2') +
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          circle(8.5 * Math.cos((turn * Math.PI) / 180), 8.5 * Math.sin((turn * Math.PI) / 180), 3.2, '#C7A878'),
        )
        .join('') +
      circle(0, 0, 2.5, '#C7A878'),
  ),
  ngosen: piece('#F3EFDF', sticks('#F1E7D3', '#FFFDF3', 5) + circle(17, -9, 2, '#C7A878')),
  khoaitay: piece(
    '#F0D79A',
    chunk('#C79A55', '#F6DC92', line('M-6-2C0-6 6-6 10-3', '#E5C06E', 2.5)),
    tuber('#C99F62', '#E0BF8A', circle(4, 4, 2, '#A87843') + circle(-14, 6, 2, '#A87843')),
  ),
  khoailang: piece(
    '#F0C98C',
    chunk('#96506A', '#F2C06B', line('M-6-2C0-6 6-6 10-3', '#DFA248', 2.5)),
    tuber('#9C5470', '#BE7F98'),
  ),
  khoailangnghe: piece(
    '#F0A95F',
    chunk('#A5683F', '#EE9440', line('M-6-2C0-6 6-6 10-3', '#F7BD7C', 2.5)),
    tuber('#B0703F', '#D09A68'),
  ),
  khoaimon: piece(
    '#D0BED0',
    chunk('#8A6A55', '#E3D5E5', line('M-8 0-2-5M0 4 8-2M-10 6-5 5', '#A98AB0', 2)),
    tuber('#7F5F4A', '#A3836C', line('M-14-6C-12 4-12 10-14 14M6-10C10 0 10 8 8 14', '#5F4535', 2)),
  ),
  khoaiso: piece(
    '#E6DED0',
    circle(-7, 1, 12, '#F1E9DB') + circle(9, 5, 10, '#E3D8C8') + oval(-10, -4, 4, 3, C.white),
    circle(-8, 6, 18, '#8A6A50') + circle(16, 10, 13, '#9A7A5E') + line('M-20 0C-12 4-4 4 4 0', '#6F523D', 2),
  ),
  san: piece(
    '#F3EBD5',
    bar(-2, -5, 38, 14, '#F8F1DE', -14) + bar(4, 7, 34, 12, '#EADFC3', 10) + line('M-14-2 12-8', '#D9C9A0', 2),
    tuber('#8A5F45', '#A97D60'),
  ),
  cutu: piece('#F1EADB', chunk('#B08F68', '#FAF5EA'), tuber('#A58762', '#C4AA86')),
  khoaimo: piece(
    '#B598C0',
    chunk('#7F5F55', '#A57FB5', line('M-6-2C0-6 6-6 10-3', '#C9AAD6', 2.5)),
    tuber('#7F5F55', '#A08274'),
  ),
  namrom: piece(
    '#CBB79C',
    path('M-17 8C-20-10-8-18 0-18S20-10 17 8C10 14-10 14-17 8Z', '#8A7461') +
      path('M-10 12C-13-4-6-9 0-9S13-4 10 12C4 15-4 15-10 12Z', '#F1E6D3') +
      line('M0-5V11', '#CDB99A', 3),
    mushroom(),
  ),
  namhuong: piece(
    '#B9A084',
    path('M-19 4C-18-14 18-14 19 4 10 11-10 11-19 4Z', '#7A5238') + line('M-8-7 8 3M8-7-8 3', '#E5CDA6', 3),
    mushroom().replaceAll(C.clay, '#7A5238'),
  ),
  nammo: piece(
    '#EADCC4',
    path('M-18 2C-18-14 18-14 18 2 16 8 8 4 6 4L7 15H-7L-6 4C-8 4-16 8-18 2Z', '#F3E9D8') +
      path('M-12 1C-10-6 10-6 12 1Z', '#B59B7C'),
    mushroom().replaceAll(C.clay, '#E5D3B5'),
  ),
  namkim: piece(
    '#F3EBD5',
    line('M-16 14C-12 0-6-6-8-14M-6 14C-4 0 2-4 2-15M4 14C6 2 10-4 13-12', '#F6EEDB', 3.5) +
      circle(-8, -14, 4, '#E9D5A6') +
      circle(2, -15, 4, '#F1DFB5') +
      circle(13, -12, 4, '#E9D5A6'),
  ),
  namduiga: piece(
    '#EBDFC9',
    path('M-10-15C-2-19 10-17 13-10 10-5 7-4 6 0L8 15H-8L-6 0C-8-4-14-8-10-15Z', '#F6ECD9') +
      path('M-11-13C-2-19 12-17 14-9 6-6-6-7-11-13Z', '#C2A27C'),
  ),
  mocnhi: piece(
    '#9C8678',
    path('M-20 2C-18-12-6-8-2-14 6-16 12-8 20-4 18 4 12 2 8 10 0 14-6 6-12 10-18 10-20 6-20 2Z', '#4F3B35') +
      line('M-12 2C-4-2 2-6 10-4', '#7F665C', 2.5),
  ),
  gung: piece('#EAD59A', slices('#EED58C', '#C9A252', '#F8E9B8')),
}
