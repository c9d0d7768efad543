export { type ArticleAddress, articlePath, catalogPath, isCatalogCode } from './articles'
export { canonicalPath } from './canonical-path'
export { resolveLegacyPath } from './former/legacy-paths'
export { parseIdSlug } from './id-slug'
export {
  classCalendarPath,
  classDeskPath,
  classPath,
  dishPath,
  loginPath,
  menuPath,
  personalPath,
  registerPath,
  savedMenuPath,
  searchPath,
  surveyPath,
} from './links'
export { paths } from './paths'
export {
  PREVIEW_FRAGMENT,
  type PreviewedItem,
  type PreviewKind,
  previewFragment,
  previewOf,
  previewPath,
  previewToken,
  surveyFramePath,
} from './preview/preview'
export { safeReturnPath } from './return-path'
export { activeShortcut, type Shortcut, shortcuts } from './shortcuts'
