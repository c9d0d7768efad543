import { illustrationPath, paths } from 'shared-contracts/paths'

/** A bowl with a leaf: the site's mark, drawn for small sizes. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#2f7d47" d="M33 29c0-12 7-20 21-21 1 13-6 21-21 21Z"/><path fill="#7cbf6b" d="M31 29c0-9-6-15-17-16-1 10 5 16 17 16Z"/><path fill="#f2803a" d="M8 33h48a24 22 0 0 1-15 22v3H23v-3A24 22 0 0 1 8 33Z"/></svg>
`

/** Under shared-drawings/assets; bitmaps, as not every launcher draws SVG. The maskable ones keep the mark within the inner 80 %. */
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/media/app/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string, drawing: string) => ({
  name,
  url,
  icons: [{ src: illustrationPath(drawing), sizes: 'any', type: 'image/svg+xml' }],
})

/** Taken from the site itself; narrow ones for phones, whose install dialog shows them. */
const screen = (name: string, width: number, height: number, label: string) => ({
  src: `/media/app/screen-${name}-${width}.png`,
  sizes: `${width}x${height}`,
  type: 'image/png',
  form_factor: width < 600 ? 'narrow' : 'wide',
  label,
})

/** The web app manifest: what a phone shows when the site is put on its home screen, and before. */
export function webManifest(siteName: string): string {
  return JSON.stringify({
    name: siteName,
    short_name: 'Mẹ và Bé',
    description: 'Thực đơn, sức khỏe và dinh dưỡng cho mẹ bầu, mẹ cho con bú và bé dưới 5 tuổi',
    lang: 'vi',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ea',
    theme_color: '#2f7d47',
    dir: 'ltr',
    categories: ['health', 'food', 'lifestyle'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: [
      screen('home', 360, 740, 'Trang chủ: thực đơn hôm nay'),
      screen('menu', 360, 740, 'Thực đơn một ngày cho mẹ mang thai'),
      screen('home', 1280, 800, 'Trang chủ trên máy tính'),
    ],
    shortcuts: [
      shortcut('Ngân hàng thực đơn', paths.menuBank, 'com'),
      shortcut('Sức khỏe của bé', paths.babyHealth, 'can-do'),
      shortcut('Danh sách đi chợ', paths.cart, 'cho-que'),
      shortcut('Sổ tay của mẹ', paths.notebook, 'so-tay'),
    ],
  })
}
