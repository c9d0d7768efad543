export {
  BANNER_PICTURE_WIDTH,
  BANNERS_OF_POSITION,
  type BannerDraft,
  type BannerPage,
  type BannerPicture,
  type BannerPosition,
  bannerPages,
  bannerPositions,
  bannerProblems,
  isBannerShown,
} from './banner'
export { siteLimits } from './limits'
export { validatePictureAddress, validateSiteLink } from './link'
export { type ArticlePin, type PinList, type PinListKey, pinListKeys, pinLists } from './pin-lists'
