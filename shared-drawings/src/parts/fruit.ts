import { orange } from '../food'
import { C } from '../palette'
import { circle, line, oval, pairs, path, place } from '../shapes'
import { cutFruit, grains, kernels, type Part, piece, roundFruit, SEED, stem, stemLeaf, wedge } from './part'

const rays = line('M0-14V14M-12-7 12 7M12-7-12 7', C.butter, 2.5)

const manyPips = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => circle(8 * Math.cos((turn * Math.PI) / 180), 8 * Math.sin((turn * Math.PI) / 180), 1.4, SEED))
  .join('')

/** Citrus, melons, berries, and fruit of orchards. `raw`: as it comes from the market. `piece`: as it is cut for eating. */
export const FRUIT: Readonly<Record<string, Part>> = {
  cam: piece('#F8B55C', cutFruit('#E9853C', '#F8B55C', rays), orange()),
  quyt: piece(
    '#F6A24A',
    path('M-19-6C-10 16 12 16 19-6 6 0-8 0-19-6Z', '#F29438') + line('M-10 1C-4 4 4 4 10 1', '#FBC07A', 2.5),
    roundFruit('#EE8A34', '#F9B878', stemLeaf),
  ),
  buoi: piece(
    '#F5C9B0',
    path('M-20-7C-12 18 12 18 20-7 8-2-8-2-20-7Z', '#F3B59E') +
      line('M-10 1C-6 8-2 10 0 10M10 1C6 8 4 9 2 10', '#FBDDCF', 2.5),
    place(roundFruit('#BFD27A', '#DDE8A8', stemLeaf), 0, 0, 0, 1.15),
  ),
  duahau: piece(
    '#EE8A7F',
    path('M-22-8C-20 20 20 20 22-8Z', '#3F8A45') +
      path('M-19-8C-17 15 17 15 19-8Z', '#E5F0D0') +
      path('M-16-8C-14 12 14 12 16-8Z', '#E5574A') +
      circle(-7, -2, 1.8, SEED) +
      circle(1, 2, 1.8, SEED) +
      circle(7, -3, 1.8, SEED),
    oval(0, 2, 32, 24, '#3F8A45') + line('M-16-18C-22-4-22 8-16 22M0-21V25M16-18C22-4 22 8 16 22', '#23602F', 4),
  ),
  dualuoi: piece(
    '#F8C58A',
    wedge('#B5B87A', '#F5AE62', line('M-8-4C-2 2 4 2 9-4', '#FBD5A5', 3)),
    place(
      roundFruit(
        '#C9C38A',
        '#E0DCB0',
        stem +
          line('M-20-4C-6 4 8-10 22-2M-20 10C-6 18 8 6 22 10M-6-20C-12 0 0 12-6 25M10-20C4-2 16 10 8 24', '#E8E4C4', 2),
      ),
      0,
      0,
      0,
      1.1,
    ),
  ),
  duale: piece(
    '#E6EBC0',
    wedge('#D3D67A', '#F3F5D9'),
    place(
      roundFruit('#DDDD8A', '#F3F3C0', stem + line('M-10-16C-16 0-14 14-8 24M10-16C16 0 14 14 8 24', '#F3F3D0', 4)),
      0,
      0,
      0,
      1.1,
    ),
  ),
  tao: piece(
    '#F3E3B5',
    wedge('#CF4532', '#FBF1D2', oval(0, 0, 3, 2, SEED)),
    path('M0-14C18-26 32-4 22 14 14 28 4 26 0 24-4 26-14 28-22 14-32-4-18-26 0-14Z', '#D24B3B') +
      oval(-11, -3, 4, 7, '#EE9A86', 20) +
      stemLeaf,
  ),
  taota: piece(
    '#DDE8A8',
    cutFruit('#9CBF4F', '#EFF5CF', oval(0, 0, 4, 6, '#C9A878')),
    circle(-12, 4, 15, '#A5C55A') +
      circle(12, 8, 14, '#BFD272') +
      oval(-16, 0, 3, 5, '#DCE8A8', 30) +
      line('M-12-10-6-22', C.woodDark, 3),
  ),
  le: piece(
    '#F1EBC0',
    wedge('#C9C25E', '#FBF6DC', oval(0, 0, 3, 2, SEED)),
    path('M0-28C12-28 10-10 18 2 28 20 12 28 0 28S-28 20-18 2C-10-10-12-28 0-28Z', '#D3CC62') +
      oval(-8, 8, 4, 9, '#EBE6A0', 14) +
      stem,
  ),
  nho: piece(
    '#C7A3BF',
    circle(-9, -3, 9, '#7F4A86') +
      circle(9, -4, 9, '#93599A') +
      circle(0, 8, 9, '#6B3B73') +
      circle(-12, -6, 2.5, '#B58ABB') +
      circle(6, -7, 2.5, '#C7A3CC'),
    pairs('-16 -8, 0 -10, 16 -8, -9 4, 8 4, 0 17')
      .map(([x = 0, y = 0], index) => circle(x, y, 10, index % 2 ? '#93599A' : '#7F4A86'))
      .join('') + stemLeaf,
  ),
  hong: piece(
    '#F2A06A',
    wedge('#DD5F2A', '#F29250', line('M-8-4C-2 2 4 2 9-4', '#F8BD90', 3)),
    roundFruit('#E5702F', '#F5AA7A', path('M-14-16C-6-12 6-12 14-16 10-24 4-22 0-26-4-22-10-24-14-16Z', C.leafDark)),
  ),
  man: piece(
    '#DB9AA0',
    cutFruit('#8E2F45', '#E5A04E', oval(0, 0, 5, 7, '#8A5A32')),
    circle(-11, 5, 16, '#8E2F45') +
      circle(13, 8, 15, '#A23A55') +
      oval(-16, 0, 3, 6, '#C98090', 20) +
      line('M-10-10-4-24', C.woodDark, 3),
  ),
  dao: piece(
    '#F6C2A0',
    cutFruit('#E58A6F', '#F9CFA0', oval(0, 0, 6, 8, '#A5603F')),
    roundFruit('#F0A083', '#F9CDB8', path('M0-20C-8-4-8 12 0 26 4 12 4-6 0-20Z', '#E5866C') + stemLeaf),
  ),
  dautay: piece(
    '#F2A3A0',
    path('M0 18C-18 8-18-10-8-12 0-16 8-12 8-12 18-10 18 8 0 18Z', '#DB3F45') +
      path('M-9-11C-3-5 3-5 9-11 3-18-3-18-9-11Z', '#4F9A48') +
      circle(-5, 0, 1.5, C.butter) +
      circle(5, 0, 1.5, C.butter) +
      circle(0, 8, 1.5, C.butter),
    place(
      path('M0 18C-18 8-18-10-8-12 0-16 8-12 8-12 18-10 18 8 0 18Z', '#DB3F45') +
        path('M-9-11C-3-5 3-5 9-11 3-18-3-18-9-11Z', '#4F9A48') +
        circle(-5, 0, 1.5, C.butter) +
        circle(5, 0, 1.5, C.butter) +
        circle(0, 8, 1.5, C.butter),
      0,
      0,
      0,
      1.5,
    ),
  ),
  kiwi: piece(
    '#BFD27A',
    cutFruit('#8A6A45', '#9CC755', circle(0, 0, 4, '#F1F3D2') + manyPips),
    oval(0, 2, 27, 21, '#8A6A45') + oval(-8, -6, 9, 4, '#AA8B66', -14),
  ),
  luu: piece(
    '#E08A8A',
    grains('#C9304A', '#E0566B', 5.5),
    roundFruit('#C9455A', '#E58F9A', path('M-8-18-10-30-4-26 0-32 4-26 10-30 8-18Z', '#C9455A')),
  ),
  mo: piece(
    '#F8C27F',
    cutFruit('#E59A3F', '#F9CB86', oval(0, 0, 5, 7, '#A5683F')),
    circle(-10, 5, 15, '#EFA544') + circle(12, 8, 14, '#F5B862') + oval(-14, 0, 3, 5, '#FBDCA5', 20),
  ),
  chanh: piece(
    '#DCE8A0',
    cutFruit('#6FAE4A', '#DDEBA5', line('M0-12V12M-10-6 10 6M10-6-10 6', '#F6F9DC', 2.5)),
    roundFruit('#6FAE4A', '#A5D283', stem),
  ),
  nhokho: piece('#B58A93', kernels('#5B3440', '#7A4A55', 6, 4)),
}
