import type { RemoteInfo } from 'shared-contracts/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'menus',
  contracts: '^1.0.0',
  routes: [
    {
      id: 'menu-bank',
      pattern: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong',
      visibility: 'public',
      pageName: 'MenuBank',
    },
    {
      id: 'menu-bank-setup',
      pattern: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/thiet-lap-thong-tin/:id?',
      visibility: 'unlisted',
      pageName: 'MenuBank',
    },
    {
      id: 'institute-menus',
      pattern: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/vien-dinh-duong',
      visibility: 'public',
      pageName: 'MenuBank',
    },
    {
      id: 'build-menu',
      pattern: '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong',
      visibility: 'public',
      pageName: 'BuildMenu',
    },
    {
      id: 'build-menu-setup',
      pattern: '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong/thiet-lap-thong-tin/:id?',
      visibility: 'unlisted',
      pageName: 'BuildMenu',
    },
    { id: 'dish', pattern: '/thuc-don-can-bang-dinh-duong/mon-an/:id#', visibility: 'public', pageName: 'Dish' },
    { id: 'menu', pattern: '/thuc-don-can-bang-dinh-duong/thuc-don/:id#', visibility: 'public', pageName: 'Menu' },
  ],
  widgets: [{ id: 'menus/home-menus' }],
}
