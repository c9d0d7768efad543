export {
  type ArticleAddress,
  articlePath,
  type CatalogCode,
  catalogPath,
  catalogPaths,
  isCatalogCode,
} from './articles'
export { canonicalPath } from './canonical-path'
export {
  type LegacyAlias,
  type LegacyArticleAlias,
  type LegacyTarget,
  legacyAliases,
  legacyArticleAliases,
  resolveLegacyPath,
} from './former/legacy-paths'
export { idSlug, MAX_ID, parseIdSlug } from './id-slug'
export {
  aboutPath,
  buildMenuSetupPath,
  classPath,
  dishPath,
  loginPath,
  menuBankSetupPath,
  menuPath,
  personalPath,
  pollPreviewPath,
  registerPath,
  searchPath,
  surveyPath,
  surveyPreviewPath,
} from './links'
export { type PathName, paths } from './paths'
export { safeReturnPath } from './return-path'
export { activeShortcut, type Shortcut, shortcuts } from './shortcuts'
