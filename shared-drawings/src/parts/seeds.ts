import { C } from '../palette'
import { box, circle, line, oval, path, place } from '../shapes'
import { bar, block, grains, kernels, type Part, piece } from './part'

const SESAME = '#5E463D'
const kernelOf = (fill: string, light: string) => kernels(fill, light, 7.5, 5)

/** Nuts, seeds, grains, noodles inside other dishes, bread and sweets. */
export const SEEDS: Readonly<Record<string, Part>> = {
  lac: piece(
    '#E3C08C',
    kernelOf('#C9814E', '#E0AC76'),
    path('M-30 4C-32-12-12-16-2-8 8-16 30-12 30 4 28 20 8 18-2 12-12 18-30 18-30 4Z', '#D9AE72') +
      line('M-20-4V8M-12-6V10M12-6V10M20-4V8', '#BE8F52', 2.5),
  ),
  sen: piece('#F3EBCF', grains('#F6EED2', '#E9D9AE', 6.5), grains('#F6EED2', '#E9D9AE', 7.5)),
  dieu: piece(
    '#EBD3A5',
    place(path('M-8-8C-18-2-10 14 2 10 12 8 12-4 8-8 6 0-4 2-8-8Z', '#EBCF9C'), -8, 0) +
      place(path('M-8-8C-18-2-10 14 2 10 12 8 12-4 8-8 6 0-4 2-8-8Z', '#DDB97C'), 11, 2, 60),
  ),
  hanhnhan: piece(
    '#D9B48F',
    place(path('M0-12C10-4 8 12 0 13-8 12-10-4 0-12Z', '#B5713F'), -9, 0, 30) +
      place(path('M0-12C10-4 8 12 0 13-8 12-10-4 0-12Z', '#C98A55'), 9, 2, -40),
  ),
  occho: piece(
    '#D3B48F',
    circle(-4, 0, 14, '#C49A66') +
      line('M-4-12C-8-4 0 4-4 13M-14-4C-10 0-10 4-13 6M6-5C2 0 2 4 6 7', '#9A7040', 3) +
      circle(14, 6, 8, '#B5885A'),
  ),
  hatde: piece(
    '#C79A6F',
    circle(-8, 1, 12, '#7A432C') +
      circle(10, 4, 11, '#8E5236') +
      oval(-8, 8, 8, 4, '#C9A27A') +
      oval(-11, -4, 4, 2.5, '#A5684A', -20),
  ),
  hatbi: piece('#C7CBA0', kernels('#8FA05E', '#C3CB98', 7, 4)),
  vung: piece('#CFC2A8', grains('#3F3733', '#6B5F57', 3.5), grains('#3F3733', '#6B5F57', 4.5)),
  ke: piece('#F0D98A', grains('#E9C85E', '#F6E09A', 4)),
  yenmach: piece('#EBDCB8', kernels('#DCC493', '#F1E3BE', 8, 5)),
  com: piece('#C9D694', kernels('#A5BF62', '#C7D98E', 8, 4)),
  cacao: piece('#B08060', grains('#6B4230', '#8A5A42', 5)),
  tranchau: piece(
    '#B59A8A',
    circle(-9, 0, 7, '#4A352E') +
      circle(6, -5, 7, '#5E463D') +
      circle(9, 8, 7, '#4A352E') +
      circle(-11, -3, 2, '#8A6F63'),
  ),
  banhquy: piece(
    '#E9C68F',
    circle(-6, -2, 14, '#D6A25A') +
      circle(-10, -5, 2, '#8A5A32') +
      circle(-2, 0, 2, '#8A5A32') +
      circle(-7, 5, 2, '#8A5A32') +
      circle(12, 6, 11, '#E5B873') +
      circle(10, 4, 1.8, '#8A5A32') +
      circle(15, 8, 1.8, '#8A5A32'),
    circle(0, 0, 24, '#D6A25A') +
      circle(-8, -8, 3, '#8A5A32') +
      circle(6, -2, 3, '#8A5A32') +
      circle(-4, 9, 3, '#8A5A32') +
      circle(12, 10, 3, '#8A5A32'),
  ),
  goi: piece(
    '#F3DFB5',
    box(-19, -15, 38, 32, 8, '#C98B45') + box(-15, -11, 30, 24, 5, '#FBEBC8'),
    box(-28, -24, 56, 50, 12, '#C98B45') + box(-23, -19, 46, 40, 8, '#FBEBC8'),
  ),
  banhmi: piece(
    '#EBC78F',
    oval(0, 0, 22, 13, '#D9973F') + line('M-10 2-4-8M1 3 7-7', '#F5D08C', 3.5),
    path('M-38 12C-40-6-10-18 12-20 34-22 44-8 36 2 24 14-34 26-38 12Z', '#D9973F') +
      line('M-20 6-12-8M-2 2 6-12M16-4 22-16', '#F5D08C', 4),
  ),
  quay: piece('#E5B873', bar(-2, -4, 40, 11, '#D9973F', -12) + bar(4, 7, 38, 10, '#E5AE5A', 8)),
  mien: {
    ...piece(
      '#E0DACB',
      line('M-20 4C-12-10-4 10 4-4S16 6 21-5M-18 10C-8-2 0 14 8 4S16 12 20 6M-14-7C-6-14 2 0 12-10', '#D9D0BD', 3),
    ),
    bed: true,
  },
  bun: {
    ...piece(
      '#FBF6EA',
      line('M-20 4C-12-10-4 10 4-4S16 6 21-5M-18 11C-8-1 0 14 8 4S16 12 20 6M-14-7C-6-14 2 0 12-10', '#FFFDF6', 4.5),
    ),
    bed: true,
  },
  pho: {
    ...piece(
      '#FBF6EA',
      line('M-20 3C-10-10 2 8 20-5M-18 11C-6 0 6 16 19 6', '#FFFDF6', 7) +
        line('M-20 3C-10-10 2 8 20-5', '#EDE4D0', 1.5),
    ),
    bed: true,
  },
  mi: {
    ...piece(
      '#F5DC9A',
      line('M-20 4C-12-10-4 10 4-4S16 6 21-5M-18 11C-8-1 0 14 8 4S16 12 20 6M-14-7C-6-14 2 0 12-10', '#F0C75E', 4),
    ),
    bed: true,
  },
  nui: {
    ...piece(
      '#F8E3AE',
      line('M-19-2C-16-10-6-10-4-3M3-8C6-14 16-12 18-5M-12 11C-9 3 1 4 3 11M9 9C12 2 20 4 21 11', '#F3D27F', 8),
    ),
    bed: true,
  },
  gao: piece(
    '#FFF9EA',
    kernels('#FFFDF4', '#F3E9CC', 6, 2.8),
    path('M-28 22C-30-6-12-16-10-24H10C12-16 30-6 28 22Z', '#D9B98A') +
      oval(0, -26, 14, 5, C.rice) +
      line('M-10-18H10', C.woodDark, 4),
  ),
  gaolut: piece('#E0C6A2', kernels('#B98A62', '#D3AC86', 6, 2.8)),
  thach: piece('#F3EFEA', block('#FFFDF8', '#DDE8E6', '#EEF3F0')),
  troi: piece(
    '#FBF6EA',
    circle(-9, 1, 12, '#FFFDF6') +
      circle(10, 4, 11, '#F3EBDA') +
      oval(-12, -4, 3.5, 2.5, C.white) +
      circle(-6, -2, 1.5, SESAME) +
      circle(8, 1, 1.5, SESAME) +
      circle(13, 4, 1.5, SESAME),
  ),
}
