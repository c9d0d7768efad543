import { pumpkin, tomato } from '../food'
import { C } from '../palette'
import { circle, dots, line, oval, pairs, path, place } from '../shapes'
import { bar, block, discs, gourd, grains, type Part, piece, shreds, sticks, wedge } from './part'

const seeds = (fill: string) => dots(1.8, fill, pairs('-5 0, 4 -4, 3 5'))

const cob =
  path('M-10 26C-16-4-8-28 0-32 8-28 16-4 10 26Z', '#F4C648') +
  line('M-6 20V-20M0 24V-28M6 20V-20M-9 8H9M-10-4H10M-8-16H8', '#DDA52E', 2) +
  path('M0 34C-22 26-20 4-14-4-10 10-4 20 0 24 4 20 10 10 14-4 20 4 22 26 0 34Z', '#77B562')

function okraSlice(x: number, y: number) {
  return (
    path(`M${x}-${12 - y}l11 8-4 13h-14l-4-13Z`, '#6FAE57') +
    circle(x, y, 7, '#D9ECB8') +
    circle(x - 2, y - 2, 1.8, '#F7F7E0') +
    circle(x + 3, y, 1.8, '#F7F7E0')
  )
}

/** Fruit vegetables, stems and pods. */
export const VEGETABLES: Readonly<Record<string, Part>> = {
  cachua: piece(
    '#EBA07F',
    wedge('#CF4532', '#E5735A', path('M-10-4C-8 6 8 6 10-4 4 0-4 0-10-4Z', '#F3B09A')),
    tomato(),
  ),
  bido: piece(
    '#F2B25F',
    path('M-20-8C-18 16 18 18 21-7L15-12-14-13Z', '#5E8A3F') +
      path('M-19-9C-15 10 15 12 19-8L14-13-13-14Z', '#EF9A3F') +
      line('M-8-7C-2-2 4-2 9-6', '#F8C173', 3),
    pumpkin(),
  ),
  bixanh: piece('#D3E3B8', block('#E6F1D2', '#A9CE85', '#C7DFA8'), gourd('#5E9A58', '#93C47D')),
  bau: piece(
    '#DCE8BE',
    block('#F1F5DC', '#B9D88F', '#DCEBBE'),
    path('M-32 10C-36-8-16-14-4-8 6-4 14-12 26-10 38-6 36 14 22 14 12 14 4 20-8 22-22 22-30 18-32 10Z', '#A9CE85') +
      line('M36-2 44-8', C.leafDark, 5) +
      line('M-24 8C-8 2 10 4 26 2', '#D3E6B4', 3),
  ),
  muop: piece(
    '#CFE0A8',
    discs('#6FA652', '#DDEBB8', dots(2.5, '#B5D088', pairs('-4 0, 4 -3, 3 4'))),
    gourd('#6FA652', '#4F8A45'),
  ),
  muopdang: piece('#B5CF86', discs('#5EA048', '#CFE6A0', circle(0, 0, 6, '#F3F5DF')), gourd('#5EA048', '#93C47D')),
  susu: piece(
    '#C9E0A5',
    sticks('#A9D283', '#D5EBB5', 7),
    path('M0-30C14-28 16-10 22 6 26 24-26 24-22 6-16-10-14-28 0-30Z', '#9CCB77') +
      line('M0-26V22M-10-8C-14 4-12 14-8 20M10-8C14 4 12 14 8 20', '#7DB35A', 2.5),
  ),
  duachuot: piece('#CFE3B0', discs('#4F9A55', '#DDEFC2', seeds('#F6F9E4')), gourd('#4F9A55', '#77B562')),
  caitrang: piece(
    '#F1EFE3',
    discs('#E3E0D0', '#FBFAF2', circle(0, 0, 7, '#F1EFE3')),
    path('M-12-14C0-22 12-18 14-8 10 12 4 26-2 32-10 18-18 0-12-14Z', '#FBFAF2') +
      line('M0-18C-2-28-8-32-12-34M4-18C8-28 12-30 18-32', C.leaf, 4.5),
  ),
  caido: piece(
    '#EFC3C0',
    discs('#C9455A', '#FBF3EE'),
    circle(0, 6, 20, '#C9455A') + line('M0-14-8-34M2-14 10-32', C.leaf, 5),
  ),
  codo: piece('#B5D088', sticks('#5E9A48', '#83BC66', 6.5), place(sticks('#5E9A48', '#83BC66', 5.5), 0, 0, -40, 1.5)),
  daudua: piece('#AFCB84', sticks('#4A8A45', '#6FAE57', 5)),
  daurong: piece(
    '#AFCB84',
    path('M-20 9C-14-1-8-3 0-4 8-6 14-8 20-12 20-4 14 4 4 8-6 12-14 15-20 9Z', '#63A85E') +
      line('M-16 9C-4 6 8 2 17-7', '#A5D08A', 3),
  ),
  daubap: piece(
    '#AFCF8C',
    okraSlice(-9, 0) + okraSlice(11, 4),
    path('M-6 24C-16 0-6-26 0-34 6-26 16 0 6 24Z', '#63A550') +
      line('M0 22V-26', '#93C47D', 3) +
      circle(0, 24, 7, '#4A8A45'),
  ),
  catim: piece(
    '#B99BB0',
    discs('#6B3F73', '#E9DCC0', seeds('#C7A878')),
    path('M-28 8C-30-8-8-16 10-12 28-8 32 4 26 12 14 22-24 24-28 8Z', '#6B3F73') +
      path('M22-12 34-18 34-4 26 2Z', C.leaf) +
      line('M34-12 42-14', C.leafDark, 4),
  ),
  caphao: piece(
    '#E9E3CF',
    circle(-8, 2, 10, '#F3EFDF') + circle(9, 5, 9, '#E5DCC4') + circle(-8, -5, 4, C.leaf) + circle(9, -1, 3.5, C.leaf),
  ),
  otchuong: piece(
    '#E08A6F',
    line('M-19 8C-12-8 2-12 18-7M-14 13C-4 3 8 0 19 4', '#D24534', 6) + line('M-14 5C-8-5 2-8 13-6', '#EE8A74', 2.5),
    path('M0-18C24-28 34 2 18 24 8 30-8 30-18 24-34 2-24-28 0-18Z', '#D24534') +
      line('M0-18C-4 0-4 12 0 26', '#B5352A', 3) +
      line('M0-20V-32', C.leafDark, 6),
  ),
  otxanh: piece(
    '#A9CB84',
    line('M-19 8C-12-8 2-12 18-7M-14 13C-4 3 8 0 19 4', '#4F9A48', 6) + line('M-14 5C-8-5 2-8 13-6', '#8FC77A', 2.5),
  ),
  hanhtay: piece(
    '#F0E4CC',
    line('M-20 8C-14-12 14-14 20 6M-12 10C-8-4 8-6 12 9', '#F3E8D8', 6) +
      line('M-20 9C-14-11 14-13 20 7', '#D9BFC4', 2),
    path('M0-34C2-18 28-16 26 8 24 26-24 26-26 8-28-16-2-18 0-34Z', '#C98A52') +
      line('M-10-12C-16 4-12 16-6 22M10-12C16 4 12 16 6 22', '#E0AC76', 3),
  ),
  mang: piece(
    '#EBDDA8',
    path('M-21 11C-14-9 2-15 19-11 15-1 5 9-8 14Z', '#F1E0A3') +
      line('M-13 9C-6-1 4-7 14-8M-7 11C0 5 6 1 10-1', '#D6BE72', 2.5),
    path('M0-34C16-20 22 8 18 28H-18C-22 8-16-20 0-34Z', '#C9A86A') +
      line('M-14 14C-4 4 6 4 14 14M-12-2C-4-10 6-10 12-2', '#8FA35A', 3),
  ),
  mangchua: piece('#E5CF86', sticks('#E3C970', '#F3E3A5', 5.5)),
  chuoixanh: piece('#CFCFA5', discs('#7DA35A', '#EFE6C3', circle(0, 0, 4, '#CDBF8E'))),
  duduxanh: piece(
    '#DCE8C0',
    shreds('#D3E6B0', '#F1F6DD', 3.5),
    path('M0-32C18-28 24-2 20 14 16 30-16 30-20 14-24-2-18-28 0-32Z', '#7DB35A') + oval(-7, -4, 4, 12, '#B5D694', 8),
  ),
  mitnon: piece(
    '#DCCFA0',
    path('M-20 10C-20-8-4-15 20-9 16 8 0 17-20 10Z', '#E3CF98') +
      path('M-20 10C-16 3-10 0-4 0L-8 13Z', '#9BA35A') +
      circle(4, -2, 3, '#C9AE6E') +
      circle(12, -4, 2.5, '#C9AE6E'),
  ),
  docmung: piece(
    '#CFE0B0',
    path('M-20 8 12-12C18-12 21-6 18-2L-12 16C-20 16-22 12-20 8Z', '#A5CF85') +
      line('M-14 11 13-6', '#E1F0CB', 5) +
      circle(-4, 5, 1.5, '#A5CF85') +
      circle(5, -1, 1.5, '#A5CF85'),
  ),
  ngo: piece('#F5D06B', grains('#F4C648', '#FBE08E', 5), cob),
  bap: piece(
    '#F5D06B',
    path('M-20-8H20V8H-20Z', '#F4C648') +
      oval(-20, 0, 6, 9, '#DDA52E') +
      oval(20, 0, 6, 9, '#FBE9B8') +
      line('M-12-8V8M-4-8V8M4-8V8M12-8V8M-18 0H18', '#DDA52E', 2),
    cob,
  ),
  ngonon: piece(
    '#F3DC9A',
    place(bar(0, 0, 40, 11, '#F3D478', -18), -2, -5) + place(bar(0, 0, 38, 10, '#F8E3A0', 16), 3, 6),
  ),
  gac: piece(
    '#E0653F',
    wedge('#C9502F', '#DF4630', oval(-5, 2, 5, 3, '#B02A22', 20) + oval(6, 2, 5, 3, '#B02A22', -20)),
    circle(0, 2, 26, '#DD6A35') + line('M-14-14V16M0-20V22M14-14V16', '#C9502F', 2.5),
  ),
  duaqua: piece(
    '#F3DC7E',
    path('M-20 8-12-14H12L20 8 10 14H-10Z', '#F4C93F') +
      path('M-6 12-4 4H4L6 12Z', '#DDA52E') +
      line('M-10-8-13 4M10-8 13 4', '#FBE48E', 2.5),
    path('M0-8C22-8 24 30 0 32-24 30-22-8 0-8Z', '#E5A62F') +
      line('M-14 2 12 24M14 2-12 24M-16 14 0 30M16 14 0 30', '#C98425', 2) +
      path('M0-4C-14-12-14-26-18-30-8-28-4-22 0-36 4-22 8-28 18-30 14-26 14-12 0-4Z', '#4F9A48'),
  ),
  khe: piece(
    '#E5DC7A',
    path('M0-18 5-5 18-5 8 4 12 17 0 9-12 17-8 4-18-5-5-5Z', '#D3CF4E') +
      path('M0-11 3-3 11-3 5 3 7 10 0 6-7 10-5 3-11-3-3-3Z', '#EFEA96'),
  ),
  sau: piece('#B5B86A', circle(-8, 2, 10, '#7F9A3F') + circle(9, 4, 9, '#93AB4F') + oval(-11, -2, 3, 2, '#B5C77A')),
  me: piece(
    '#B58A5A',
    path('M-20 4C-12-14 10-14 20-2 18 6 12 2 4 4-4 12-16 14-20 4Z', '#8A5A32') +
      line('M-12 2C-4-6 6-6 13-2', '#B5835A', 3),
  ),
  cuidua: piece('#F6F0E2', sticks('#FFFDF6', '#F1E8D6', 7) + line('M-20 12 15-6', '#8A5F45', 2.5)),
}
