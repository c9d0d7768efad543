import { banana, papayaHalf } from '../food'
import { C } from '../palette'
import { circle, line, oval, pairs, path, place } from '../shapes'
import { cutFruit, discs, grains, type Part, piece, roundFruit, SEED, shreds, stem, stemLeaf, wedge } from './part'
import { VEGETABLES } from './vegetables'

const pips = circle(-5, -2, 1.8, SEED) + circle(4, -5, 1.8, SEED) + circle(5, 4, 1.8, SEED) + circle(-4, 6, 1.8, SEED)

const oneBanana = banana()

const smallBananas = place(oneBanana, -4, -8, 10, 0.8) + place(oneBanana, 2, 6, 0, 0.8)

/** Fruit of warm places. `raw`: as it comes from the market. `piece`: as it is cut for eating. */
export const TROPICAL_FRUIT: Readonly<Record<string, Part>> = {
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
  mangcut: piece(
    '#EADFE3',
    circle(0, 2, 18, '#5B2F45') +
      circle(0, 0, 13, '#93506B') +
      circle(-4, -3, 6, '#FBF8F3') +
      circle(5, -2, 6, '#F3ECE5') +
      circle(0, 5, 6, '#FBF8F3'),
    roundFruit('#5B2F45', '#8A5A73', path('M-16-14C-8-8 8-8 16-14 10-24-10-24-16-14Z', '#6F9A4F') + stem),
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
}
