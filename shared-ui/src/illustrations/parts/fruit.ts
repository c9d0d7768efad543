import { banana, orange, papayaHalf } from '../food'
import { C } from '../palette'
import { circle, line, oval, pairs, path, place } from '../shapes'
import { cutFruit, discs, grains, kernels, type Part, piece, roundFruit, shreds, stem, stemLeaf, wedge } from './part'
import { VEGETABLES } from './vegetables'

const SEED = '#3B2A26'
const pips = circle(-5, -2, 1.8, SEED) + circle(4, -5, 1.8, SEED) + circle(5, 4, 1.8, SEED) + circle(-4, 6, 1.8, SEED)
const rays = line('M0-14V14M-12-7 12 7M12-7-12 7', C.butter, 2.5)
const manyPips = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => circle(8 * Math.cos((turn * Math.PI) / 180), 8 * Math.sin((turn * Math.PI) / 180), 1.4, SEED))
  .join('')
const oneBanana = banana()
const smallBananas = place(oneBanana, -4, -8, 10, 0.8) + place(oneBanana, 2, 6, 0, 0.8)

/** `raw`: as it comes from the market. `piece`: as it is cut for eating. */
export const FRUIT: Readonly<Record<string, Part>> = {
  chuoi: piece(
    '#F7E3A5',
    discs(
      '#EFCB6A',
      '#FBF0C8',
      circle(0, -2, 1.8, '#B58A4A') + circle(-2, 2, 1.8, '#B58A4A') + circle(3, 2, 1.8, '#B58A4A'),
    ),
    oneBanana,
  ),
  chuoitay: piece('#F7E3A5', discs('#E5B84E', '#FBEFC6', circle(0, 0, 3, '#C79A55')), smallBananas),
  dudu: piece(
    '#F3A269',
    wedge('#E5A83F', '#EC7A3C', circle(-6, -3, 2, SEED) + circle(0, -2, 2, SEED) + circle(6, -3, 2, SEED)),
    papayaHalf(),
  ),
  xoai: piece(
    '#F8C65F',
    path('M-20 6C-18-12 12-16 20-4 18 10-10 18-20 6Z', '#F2A93B') +
      line('M-10 8 2-10M0 10 11-9M-15 0 15 3', '#FBD27A', 2.5),
    path('M-26 8C-30-12-6-28 12-22 30-14 30 10 14 20 0 28-22 24-26 8Z', '#F2A93B') +
      path('M-26 8C-30-12-6-28 12-22-6-14-16 0-16 20-20 18-25 14-26 8Z', '#E9773C') +
      stem,
  ),
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
  thanhlong: piece(
    '#F6E9EC',
    path('M-20-6C-18 18 18 18 20-6Z', '#D9426F') +
      path('M-16-6C-14 12 14 12 16-6Z', '#FBF6F3') +
      circle(-7, -1, 1.5, SEED) +
      circle(0, 2, 1.5, SEED) +
      circle(7, -1, 1.5, SEED) +
      circle(-2, -3, 1.2, SEED) +
      circle(4, 5, 1.2, SEED),
    oval(0, 2, 26, 22, '#D9426F') +
      path(
        'M-24-4C-34-12-34-20-28-22-24-16-18-12-14-10ZM24-4C34-12 34-20 28-22 24-16 18-12 14-10ZM-6-18C-10-28-4-34 2-34 0-28 6-24 8-18ZM-18 14C-26 20-28 24-22 26-16 24-10 22-8 20Z',
        '#8DBF66',
      ),
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
  dua: VEGETABLES.duaqua ?? piece('#F3DC7E', ''),
  oi: piece(
    '#DDE8B0',
    wedge(
      '#93B95A',
      '#F3F3D6',
      circle(-5, -2, 1.6, '#C9A878') + circle(1, 1, 1.6, '#C9A878') + circle(6, -2, 1.6, '#C9A878'),
    ),
    roundFruit('#A5C566', '#CFE09A', stemLeaf),
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
  nhan: piece(
    '#EADDC4',
    circle(-8, -2, 10, '#C79A5E') + circle(9, 0, 10, '#F3EEE3') + circle(10, 1, 4, SEED) + circle(-1, 9, 9, '#B58A4E'),
    pairs('-15 0, 2 -8, 17 2, -5 13, 11 16')
      .map(([x = 0, y = 0], index) => circle(x, y, 11, index % 2 ? '#C79A5E' : '#B58A4E'))
      .join('') + line('M2-18 6-32M-14-10 4-26', C.woodDark, 3),
  ),
  vai: piece(
    '#F3DCD9',
    circle(-8, 0, 12, '#C9455A') + circle(9, 3, 11, '#F6EFEA') + circle(10, 4, 4, '#6B3B2F'),
    pairs('-14 2, 14 0, 0 14')
      .map(([x = 0, y = 0], index) => circle(x, y, 14, index % 2 ? '#D9626F' : '#C9455A'))
      .join('') +
      line('M-10-10 0-28 10-12', C.woodDark, 3) +
      oval(14, -24, 12, 5, C.leaf, -20),
  ),
  chomchom: piece(
    '#F3DCD9',
    circle(-8, 0, 12, '#C93F3A') +
      line('M-21 0H-24M-16-9-19-12M-8-12V-16M-16 9-19 12M-8 12V16', '#E5A04E', 2.5) +
      circle(9, 3, 11, '#F6EFEA') +
      oval(10, 4, 3, 5, '#B58A5A'),
    pairs('-15 2, 13 -2, 2 16')
      .map(
        ([x = 0, y = 0]) =>
          line(
            `M${x - 17} ${y}H${x + 17}M${x} ${y - 17}V${y + 17}M${x - 12} ${y - 12}l24 24M${x + 12} ${y - 12}l-24 24`,
            '#E0A04A',
            2.5,
          ) + circle(x, y, 13, '#C93F3A'),
      )
      .join(''),
  ),
  na: piece(
    '#F3EFDC',
    cutFruit('#8FB56A', '#FBF8EA', pips),
    roundFruit('#8FB56A', '#B9D694', grains('#A5C97F', '#7DA858', 6) + stem),
  ),
  mangcau: piece(
    '#F3EFDC',
    wedge('#5E8F48', '#FBF8EC', oval(-5, 0, 2, 3, SEED) + oval(5, 0, 2, 3, SEED)),
    path('M-18-16C8-32 30-6 22 16 12 32-10 30-22 16-30 4-28-10-18-16Z', '#5E8F48') +
      line('M-14-8V-12M0-14V-18M12-8V-12M-18 6V2M-4 2V-2M10 6V2M-8 18V14M6 18V14', '#93BC77', 3) +
      stem,
  ),
  hong: piece(
    '#F2A06A',
    wedge('#DD5F2A', '#F29250', line('M-8-4C-2 2 4 2 9-4', '#F8BD90', 3)),
    roundFruit('#E5702F', '#F5AA7A', path('M-14-16C-6-12 6-12 14-16 10-24 4-22 0-26-4-22-10-24-14-16Z', C.leafDark)),
  ),
  hongxiem: piece(
    '#D9AE8A',
    wedge('#8A6040', '#D9A578', oval(-4, 0, 2.5, 4, SEED) + oval(5, 0, 2.5, 4, SEED)),
    roundFruit('#9C7048', '#BE966E', stem),
  ),
  mit: piece(
    '#F6CF62',
    path('M-18 6C-22-8-8-18 2-15 14-16 21-4 17 6 10 16-10 17-18 6Z', '#F4B83F') +
      path('M-6 12C-8 0 6-2 8 10Z', '#D99A2E') +
      oval(-6, -6, 6, 3, '#FBDC8A', -20),
    oval(0, 2, 24, 28, '#8FA04A') + grains('#A9B864', '#7A8A3A', 5) + stem,
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
  roi: piece(
    '#F3C9C9',
    wedge('#D9626F', '#FBEDEA'),
    path('M0-24C10-22 14 0 22 14 26 28-26 28-22 14-14 0-10-22 0-24Z', '#D9626F') +
      oval(-7, 2, 3, 9, '#EFA5AA', 10) +
      stem,
  ),
  vusua: piece(
    '#E9DDE5',
    cutFruit('#8A6A93', '#F3EAF1', line('M0-10V10M-9-5 9 5M9-5-9 5', '#C7A9CC', 3) + circle(0, 0, 3, SEED)),
    roundFruit('#93AB5E', '#BFCF8E', stemLeaf),
  ),
  saurieng: piece(
    '#F5DE96',
    path('M-19 6C-22-10-4-16 6-13 20-12 22 4 14 9 4 16-14 16-19 6Z', '#F3D067') + oval(-4, -5, 8, 3.5, '#FBE9A8', -12),
    path(
      'M-28 4-24-2-28-10-19-13-18-22-9-20-2-28 4-21 14-23 15-14 25-13 23-4 31 2 24 8 26 17 17 18 14 26 5 23-2 30-8 23-18 25-18 16-27 13-23 8Z',
      '#8FA04A',
    ) +
      grains('#A9B864', '#74843A', 3) +
      stem,
  ),
  quabo: piece(
    '#D3DA94',
    path('M-21 4C-20-12 0-18 20-7 18 8-4 17-21 4Z', '#4A6F35') +
      path('M-17 3C-16-9 1-14 16-6 14 5-4 13-17 3Z', '#D9E08A') +
      oval(-1, -1, 6, 4.5, '#8A5A32'),
    path('M0-32C12-30 12-10 20 4 26 22 12 30 0 30S-26 22-20 4C-12-10-12-30 0-32Z', '#3F6435') +
      path('M0-26C9-24 9-8 16 6 20 19 10 25 0 25S-20 19-16 6C-9-8-9-24 0-26Z', '#D9E08A') +
      circle(0, 10, 9, '#8A5A32'),
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
  mangcut: piece(
    '#EADFE3',
    circle(0, 2, 18, '#5B2F45') +
      circle(0, 0, 13, '#93506B') +
      circle(-4, -3, 6, '#FBF8F3') +
      circle(5, -2, 6, '#F3ECE5') +
      circle(0, 5, 6, '#FBF8F3'),
    roundFruit('#5B2F45', '#8A5A73', path('M-16-14C-8-8 8-8 16-14 10-24-10-24-16-14Z', '#6F9A4F') + stem),
  ),
  chanh: piece(
    '#DCE8A0',
    cutFruit('#6FAE4A', '#DDEBA5', line('M0-12V12M-10-6 10 6M10-6-10 6', '#F6F9DC', 2.5)),
    roundFruit('#6FAE4A', '#A5D283', stem),
  ),
  duaxiem: piece(
    '#F6F3EA',
    path('M-20-4C-20 20 20 20 20-4Z', '#8A5F45') + oval(0, -4, 20, 8, '#FBFAF4') + oval(0, -3, 14, 5, '#DDEBE8'),
    path('M-26-6C-28 26 28 26 26-6Z', '#77A855') + oval(0, -6, 26, 11, '#E5F0CB') + oval(0, -6, 17, 7, '#FBFAF4'),
  ),
  cotdua: piece(
    '#FBF8F0',
    shreds('#FFFDF8', '#F6F1E6', 4),
    path('M-26-4C-24 24 24 24 26-4Z', '#7A5340') + oval(0, -4, 26, 11, '#FBFAF4') + oval(0, -3, 18, 6, '#EFEBE0'),
  ),
  nhokho: piece('#B58A93', kernels('#5B3440', '#7A4A55', 6, 4)),
}
