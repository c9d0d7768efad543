import { beef, chicken, pork } from '../food'
import { C } from '../palette'
import { box, circle, line, oval, path, place } from '../shapes'
import { bar, block, discs, grains, large, middle, type Part, piece, shreds, slices } from './part'

const PORK = '#DE9F84'
const PORK_DARK = '#C27F66'
const BIRD = '#F3DDB6'
const BIRD_DARK = '#DFBB85'
const SKIN = '#DB9A45'
const rawBeef = beef()
const rawPork = pork()
const rawLean = rawBeef.replaceAll(C.meat, '#E3A08A').replaceAll(C.pork, '#F9DFD0')
const leg = chicken()
/** A small bird, whole. */
const POULTRY =
  path('M-46 8C-44-22-10-34 20-24 40-18 50-2 40 14 24 30-38 32-46 8Z', '#B9753F') +
  oval(-8, -10, 22, 8, '#D79B5F', -14) +
  path('M20 4C34-8 50-4 52 8 44 18 26 18 20 4Z', '#A5632F') +
  line('M48 8 62 2', C.rice, 7) +
  path('M-30 10C-18 0 2 2 8 12-2 24-24 24-30 10Z', '#A5632F')

/** Meat, poultry and what is made of them. */
export const MEAT: Readonly<Record<string, Part>> = {
  bo: piece('#B98568', slices(C.meat, C.meatDark, C.pork), rawBeef),
  bobam: piece('#B98568', grains('#9A5540', '#B97458', 5), rawBeef),
  bokho: piece('#B98568', block('#B0664A', '#7E3D2C', '#97523C'), rawBeef),
  be: piece('#CC9C84', slices('#C88069', '#A5604C', '#EBC0AC'), rawBeef),
  de: piece('#B98568', slices('#98523A', '#763C2A', '#C98B70'), rawBeef),
  tho: piece('#DDBB9C', slices('#D9AE88', '#BE9069', '#F0D9BF')),
  duoibo: piece(
    '#B98568',
    circle(0, 0, 18, C.meatDark) + circle(-1, -2, 16, C.meat) + circle(-1, -2, 7, C.rice) + circle(-1, -2, 3, C.shell),
  ),
  thit: piece(
    '#DDB29A',
    path('M-14 11C-16 0-3-6 9-4 19-2 23 5 18 11 11 18-10 20-14 11Z', PORK_DARK) +
      path('M-21 1C-22-11-8-17 6-14 17-12 20-4 16 3 9 12-17 12-21 1Z', PORK) +
      line('M-20 0C-19-10-7-15 5-13 14-11 18-6 16 0', '#FBE6D6', 4),
    rawLean,
  ),
  bam: piece('#DDB29A', grains('#CE9173', '#E2B093', 5), rawLean),
  vien: piece(
    '#D3A080',
    circle(-9, 3, 11, '#B5704E') +
      circle(10, 5, 10, '#A8623F') +
      circle(2, -8, 10, '#C07C58') +
      oval(-1, -11, 4, 2.5, '#DFA583', -20),
    rawLean,
  ),
  bachi: piece(
    '#DDB29A',
    box(-18, -14, 36, 30, 6, '#B4633F') +
      box(-18, -6, 36, 8, 0, '#F2C6A6') +
      box(-18, 2, 36, 5, 0, '#C77D58') +
      box(-18, 7, 36, 9, 4, '#F2C6A6') +
      box(-18, -14, 36, 5, 3, '#8C4526'),
    rawPork,
  ),
  suon: piece(
    '#CF9678',
    line('M-20 10 20-10', C.rice, 8) +
      circle(-20, 7, 5, C.rice) +
      circle(20, -7, 5, C.rice) +
      path('M-15 1C-12-12 6-18 15-9 18 0 8 14-4 15-13 15-17 9-15 1Z', '#B86A4A') +
      line('M-8 2C-3-5 4-7 9-6', '#D99A78', 3),
  ),
  chan: piece(
    '#DDB29A',
    circle(0, 0, 19, '#D99C76') + circle(0, 0, 15, '#F4CFB2') + circle(1, 1, 11, '#C97F62') + circle(1, 1, 5, C.rice),
  ),
  gan: piece('#96685C', slices('#8A4A42', '#6B332E', '#A96A60')),
  tim: piece(
    '#AC6E62',
    circle(8, 5, 12, '#7F3B36') +
      circle(-7, -3, 13, '#9C4F47') +
      circle(-7, -3, 5, '#D9958A') +
      circle(8, 5, 4, '#C47F75'),
  ),
  cat: piece(
    '#AC6E62',
    path('M-20 4C-20-12-2-16 10-12 22-8 20 6 12 10 4 6-2 6-6 12-14 14-20 12-20 4Z', '#A8645A') +
      line('M-14-2 0 4M-8-9 8 2M2-11 14 2M-10 8 0-11M4 4 12-10', '#C98C82', 2),
  ),
  ocheo: piece(
    '#EBC5B8',
    circle(-9, 0, 11, '#EDBFB2') +
      circle(9, 1, 11, '#E7B1A3') +
      line('M-15-3C-9-8-4-2-8 4M4-4C10-8 15-2 10 5', '#D2958A', 2.5),
  ),
  gio: piece('#F1D9C0', discs('#D9B48F', '#F6E2CC')),
  chaque: piece('#E2B58A', discs('#A85D2B', '#E9BC92')),
  xucxich: piece('#D98A73', discs('#B4503A', '#E59B86')),
  ruoc: piece('#DDB27C', shreds('#C98B45', '#E5B673', 2.5) + shreds('#D7A05C', '#EBC68D', 2)),
  ga: piece(
    BIRD,
    line('M-18 8 14-8M-16-3 18 6', BIRD_DARK, 8) +
      line('M-14-10 12-2M-12 13 16-1', BIRD, 7) +
      line('M-6-6 8-1', '#FBEFD6', 2.5),
    leg,
  ),
  gabam: piece(BIRD, grains('#EBCB99', '#F8E6C6', 5), leg),
  gamieng: piece(
    BIRD,
    path('M-19 6C-20-8-4-17 9-13 21-8 21 6 12 13 2 19-17 17-19 6Z', BIRD) +
      path('M-19 5C-20-8-4-17 9-13 19-9 21 0 17 8 8-2-8-3-19 5Z', SKIN) +
      oval(-3, -9, 6, 2.5, '#EFC179', -12),
    leg,
  ),
  dui: middle(BIRD, place(leg, 0, 0, -10, 0.95), leg),
  mega: piece('#A97A68', slices('#8F5647', '#6F3F33', '#B98372')),
  timga: piece(
    '#AC6E62',
    [-11, 3, 12]
      .map((x, index) =>
        place(path('M0 11C-11 3-9-9 0-6 9-9 11 3 0 11Z', index === 1 ? '#8F453E' : '#A5574E'), x, index % 2 ? -5 : 4),
      )
      .join(''),
  ),
  bocau: large('#C9986B', POULTRY, place(POULTRY, 0, 0, 0, 0.6)),
  bocaumieng: piece(
    '#C9986B',
    path('M-19 6C-20-8-4-17 9-13 21-8 21 6 12 13 2 19-17 17-19 6Z', '#D9AE82') +
      path('M-19 5C-20-8-4-17 9-13 19-9 21 0 17 8 8-2-8-3-19 5Z', '#A9672F') +
      oval(-3, -9, 6, 2.5, '#CF9250', -12),
    place(POULTRY, 0, 0, 0, 0.6),
  ),
  cuonlalot: piece(
    '#A98A62',
    bar(0, -4, 40, 14, C.leafDark, -14) +
      bar(2, 7, 40, 14, '#3F7F45', -10) +
      circle(-17, 0, 5, C.meat) +
      circle(-16, 10, 5, C.meat) +
      line('M-6 1 12-4M-4 10 14 6', C.leaf, 2.5),
  ),
  vit: piece(
    '#C79A7A',
    path('M-19 7C-20-7-4-15 9-12 21-8 21 6 12 13 2 18-17 17-19 7Z', '#C98F6C') +
      line('M-17 2C-15-9-3-14 8-11 16-8 19-2 17 4', '#8F4E2A', 6) +
      line('M-8 8C-2 4 4 4 9 6', '#E3B898', 2.5),
  ),
  ngan: piece(
    '#C79A7A',
    path('M-19 7C-20-7-4-15 9-12 21-8 21 6 12 13 2 18-17 17-19 7Z', '#DDB18C') +
      line('M-17 2C-15-9-3-14 8-11 16-8 19-2 17 4', '#C58A4A', 6) +
      line('M-8 8C-2 4 4 4 9 6', '#F1D6B8', 2.5),
  ),
  ech: piece(
    '#EBD9BC',
    path('M-6 10C-22 12-24-4-12-9-4-12 0-4-1 2Z', '#F1DFC0') +
      path('M4 10C20 12 24-4 12-10 4-12 0-4 0 2Z', '#E5CDA6') +
      line('M-10 11-16 18M10 11 17 17', '#E5CDA6', 4),
  ),
}
