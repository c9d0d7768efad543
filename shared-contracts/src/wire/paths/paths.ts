/**
 * The pages of the site, decoded, with a literal `&`. Pages with parameters have builders in
 * `links.ts` and `articles.ts`; these are their stems.
 */
export const paths = {
  home: '/',
  /** The same page as `home`, which is its canonical address. */
  homeAlias: '/trang-chu',

  about: '/gioi-thieu',
  aboutProgramme: '/gioi-thieu/ve-chuong-trinh',
  activityNews: '/gioi-thieu/tin-tuc-hoat-dong',
  userGuide: '/gioi-thieu/huong-dan-su-dung',
  documents: '/gioi-thieu/van-ban',
  userSurveys: '/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung',
  expertOpinions: '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia',
  contact: '/gioi-thieu/lien-he',
  faq: '/gioi-thieu/hoi-va-dap',

  menus: '/thuc-don-can-bang-dinh-duong',
  menuBank: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong',
  menuBankSetup: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/thiet-lap-thong-tin',
  instituteMenu: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong/vien-dinh-duong',
  buildMenu: '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong',
  buildMenuSetup: '/thuc-don-can-bang-dinh-duong/tu-tao-thuc-don-dinh-duong/thiet-lap-thong-tin',
  /** Ours: one menu for all who eat together. */
  familyMenu: '/thuc-don-can-bang-dinh-duong/thuc-don-ca-nha',
  /** Ours: menus that the visitor saved, each with an address below. */
  savedMenus: '/thuc-don-can-bang-dinh-duong/thuc-don-cua-toi',
  /** Ours: every dish and menu has a page of its own that can be shared and found. */
  dish: '/thuc-don-can-bang-dinh-duong/mon-an',
  menu: '/thuc-don-can-bang-dinh-duong/thuc-don',

  motherHealth: '/theo-doi-suc-khoe-cua-me',
  babyHealth: '/theo-doi-suc-khoe-cua-be',
  nutritionCheck: '/theo-doi-dinh-duong-&-van-dong/tu-kiem-tra-che-do-dinh-duong-hien-tai',
  nutritionNeeds: '/theo-doi-dinh-duong-&-van-dong/nhu-cau-dinh-duong-khuyen-nghi',

  notebook: '/so-tay-cua-me',
  recipes: '/so-tay-cua-me/kho-tang-am-thuc-cua-me',
  motherArticles: '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me',
  babyArticles: '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be',

  staff: '/danh-cho-can-bo-y-te',
  professionalDocuments: '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon',
  scienceNews: '/danh-cho-can-bo-y-te/diem-tin-khoa-hoc',
  consultingDocuments: '/danh-cho-can-bo-y-te/tai-lieu-ho-tro-tu-van-dinh-duong',
  /** Ours: files and tools of medical staff. */
  staffFiles: '/danh-cho-can-bo-y-te/tap-tin',
  batchAssessment: '/danh-cho-can-bo-y-te/cong-cu/danh-gia-hang-loat',
  growthSheet: '/danh-cho-can-bo-y-te/cong-cu/phieu-tang-truong',
  gainSheet: '/danh-cho-can-bo-y-te/cong-cu/phieu-tang-can',
  handOut: '/danh-cho-can-bo-y-te/cong-cu/to-huong-dan',
  needsTables: '/danh-cho-can-bo-y-te/cong-cu/bang-nhu-cau',

  cart: '/danh-sach-thuc-don-di-cho',
  /** Ours: somebody's list for who holds its link; the link's token stands behind `#`. */
  sharedList: '/danh-sach-thuc-don-di-cho/chia-se',
  classes: '/dang-ki-lop-hoc',

  personal: '/trang-ca-nhan-cua-ban',
  /** Ours: the parts of the account page, each with an address of its own. */
  profile: '/trang-ca-nhan-cua-ban/ho-so',
  favourites: '/trang-ca-nhan-cua-ban/yeu-thich',
  activities: '/trang-ca-nhan-cua-ban/lop-hoc-va-khao-sat',
  security: '/trang-ca-nhan-cua-ban/bao-mat',
  ownData: '/trang-ca-nhan-cua-ban/du-lieu-cua-toi',
  login: '/dang-nhap',
  register: '/dang-ky',
  verify: '/xac-thuc',
  forgotPassword: '/quen-mat-khau',
  /** `/ChangeEmail` and `/change-email` are its former addresses. */
  changeEmail: '/doi-email',
  undoChange: '/hoan-tac-thay-doi',

  latestArticles: '/tin-moi',
  search: '/tim-kiem',
  terms: '/chinh-sach-bao-mat',
} as const
