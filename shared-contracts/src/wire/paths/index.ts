export {
  type ArticleAddress,
  aboutPageCode,
  articlePath,
  catalogPath,
  isAboutPageCode,
  isCatalogCode,
} from './articles'
export { canonicalPath } from './canonical-path'
export { foodWordsPath, ownRegistryPath, pageDataPath, registryPath } from './composition-paths'
export { deskPaths } from './desk-paths'
export { legacyQuery, resolveLegacyPath } from './former/legacy-paths'
export { parseIdSlug } from './id-slug'
export { illustrationPath } from './illustration-path'
export {
  buildMenuSetupPath,
  classCalendarPath,
  classDeskPath,
  classPath,
  dishPath,
  loginPath,
  menuBankSetupPath,
  menuPath,
  personalPath,
  registerPath,
  savedMenuPath,
  searchPath,
  surveyPath,
} from './links'
export { paths } from './paths'
export { type ContentKind, contentPreviewPath, type PreviewedContent } from './preview/content-preview'
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
export { previewPaths } from './preview-paths'
export { safeReturnPath } from './return-path'
export { type SharedKind, sharePicturePath } from './share-picture'
export { activeShortcut, type Shortcut, shortcuts } from './shortcuts'
