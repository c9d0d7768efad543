import type { RemoteInfo, RouteSamples } from 'shared-frame/remotes'
import { allergenParameters, MINUTES, REGIONS, SEASONS } from './src/features/bank/rules/filter-parameters'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'menus',
  routes: [
    {
      id: 'menu-bank',
      pattern: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong',
      visibility: 'public',
      pageName: 'MenuBank',
      query: [
        'nhom#',
        'cho',
        'mon',
        'trang#',
        `vung=${REGIONS.join('|')}`,
        `phut=${MINUTES.join('|')}`,
        `mua=${SEASONS.join('|')}`,
        'chay=1',
        ...Object.values(allergenParameters).map((name) => `${name}=1`),
      ],
    },
    {
      id: 'menu-bank-setup',
      pattern: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/thiet-lap-thong-tin/:id?',
      visibility: 'unlisted',
      pageName: 'MenuBank',
      query: [],
    },
    {
      id: 'institute-menus',
      pattern: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/vien-dinh-duong',
      visibility: 'public',
      pageName: 'MenuBank',
      query: [],
    },
    {
      id: 'build-menu',
      pattern: '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong',
      visibility: 'public',
      pageName: 'BuildMenu',
      query: ['nhom#', 'cho'],
    },
    {
      id: 'build-menu-setup',
      pattern: '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong/thiet-lap-thong-tin/:id?',
      visibility: 'unlisted',
      pageName: 'BuildMenu',
      query: [],
    },
    {
      id: 'family-menu',
      pattern: '/thuc-don-can-bang-dinh-duong/thuc-don-ca-nha',
      visibility: 'public',
      pageName: 'BuildMenu',
      query: [],
    },
    {
      id: 'saved-menus',
      pattern: '/thuc-don-can-bang-dinh-duong/thuc-don-cua-toi',
      visibility: 'private',
      pageName: 'SavedMenus',
      query: [],
    },
    {
      id: 'saved-menu',
      pattern: '/thuc-don-can-bang-dinh-duong/thuc-don-cua-toi/:id#',
      visibility: 'private',
      pageName: 'SavedMenus',
      query: ['ngay'],
    },
    {
      id: 'dish',
      pattern: '/thuc-don-can-bang-dinh-duong/mon-an/:id#',
      visibility: 'public',
      pageName: 'Dish',
      query: ['cho', 'phan'],
    },
    { id: 'dish-preview', pattern: '/xem-truoc/mon-an/:id#', visibility: 'private', query: [] },
    {
      id: 'menu',
      pattern: '/thuc-don-can-bang-dinh-duong/thuc-don/:id#',
      visibility: 'public',
      pageName: 'Menu',
      query: ['ngay', 'cho'],
    },
  ],
  widgets: [{ id: 'menus/home-menus' }],
}

/** Real addresses of the content, by which a promote proves that the pages work. */
export const samples: RouteSamples = {
  'menu-bank-setup': '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/thiet-lap-thong-tin/6',
  'build-menu-setup': '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong/thiet-lap-thong-tin/6',
  dish: '/thuc-don-can-bang-dinh-duong/mon-an/1537',
  menu: '/thuc-don-can-bang-dinh-duong/thuc-don/21',
  'dish-preview': '/xem-truoc/mon-an/1537',
}
