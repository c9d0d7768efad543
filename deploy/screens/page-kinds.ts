import {
  classPath,
  deskPaths,
  paths,
  personalPath,
  previewPath,
  previewPaths,
  searchPath,
  surveyPath,
} from 'shared-contracts/paths'

/** Who looks at a page: demo accounts, each the one whose pages show most. */
export type Visitor = 'pregnant' | 'nursing' | 'staff' | 'editor'

export interface PageKind {
  /** Of its picture's file, too. */
  readonly name: string
  /** Null: nobody is logged in. */
  readonly as: Visitor | null
  readonly path: string
  /** The page meant is the first that `path` links to at an address that begins so: ids change with the content. */
  readonly firstLink?: string
}

type Row = readonly [name: string, path: string, firstLink?: string]

const below = (list: string) => `${list}/`

/** What anybody finds. */
const PUBLIC: readonly Row[] = [
  ['home', paths.home],
  ['menu-bank', `${paths.menuBank}?cho=2`],
  ['menu-bank-setup', `${paths.menuBankSetup}/6`],
  ['institute-menus', paths.instituteMenu],
  ['menu-builder', `${paths.buildMenu}?cho=2`],
  ['menu-builder-setup', paths.buildMenuSetup],
  ['family-menu', paths.familyMenu],
  ['menu', `${paths.menuBank}?cho=2`, below(paths.menu)],
  ['dish', searchPath('cháo'), below(paths.dish)],
  ['saved-menus-logged-out', paths.savedMenus],
  ['mother-health', paths.motherHealth],
  ['baby-health', paths.babyHealth],
  ['diet-check', paths.nutritionCheck],
  ['needs', paths.nutritionNeeds],
  ['notebook', paths.notebook],
  ['article-list', paths.motherArticles],
  ['article', paths.motherArticles, below(paths.motherArticles)],
  ['recipes', paths.recipes],
  ['latest-articles', paths.latestArticles],
  ['about-programme', paths.aboutProgramme],
  ['news', paths.activityNews],
  ['user-guide', paths.userGuide],
  ['documents', paths.documents],
  ['document', paths.documents, below(paths.documents)],
  ['expert-opinions', paths.expertOpinions],
  ['contact', paths.contact],
  ['faq', paths.faq],
  ['terms', paths.terms],
  ['search', searchPath('cháo')],
  ['search-none', searchPath('xyzzyq')],
  ['classes', paths.classes],
  // By its id: which classes the list shows depends on the month
  ['class', classPath(1)],
  ['surveys', paths.userSurveys],
  ['survey', surveyPath(6)],
  ['login', paths.login],
  ['register', paths.register],
  ['forgot-password', paths.forgotPassword],
  ['list-logged-out', paths.cart],
  ['account-logged-out', paths.personal],
  ['staff', paths.staff],
  ['staff-documents', paths.professionalDocuments],
  ['page-not-found', '/khong-co-trang-nay'],
]

const PREGNANT: readonly Row[] = [
  ['account', personalPath()],
  ['profile', paths.profile],
  ['activities', paths.activities],
  ['security', paths.security],
  ['own-data', paths.ownData],
  ['change-email', paths.changeEmail],
  ['baby-history', paths.babyHealth],
  ['mother-history', paths.motherHealth],
]

/** What she keeps is prepared: see `prepareVisitor`. */
const NURSING: readonly Row[] = [
  ['list', paths.cart],
  ['favourites', paths.favourites],
  ['saved-menus', paths.savedMenus],
]

const STAFF: readonly Row[] = [
  ['staff-files', paths.staffFiles],
  ['staff-article', paths.professionalDocuments, below(paths.professionalDocuments)],
  ['batch-assessment', paths.batchAssessment],
  ['growth-sheet', paths.growthSheet],
  ['gain-sheet', paths.gainSheet],
  ['hand-out', paths.handOut],
  ['needs-tables', paths.needsTables],
]

const EDITOR: readonly Row[] = [
  ['desks', deskPaths.hub],
  ['content-desk', deskPaths.content],
  ['site-desk', deskPaths.site],
  ['message-desk', deskPaths.messages],
  ['search-desk', deskPaths.searches],
  ['staff-desk', deskPaths.applicants],
  ['class-desk', deskPaths.classes],
  ['class-form', `${deskPaths.classes}/1`],
  ['survey-desk', deskPaths.surveys],
  ['survey-form', `${deskPaths.surveys}/khao-sat/6`],
  ['survey-results', `${deskPaths.surveys}/khao-sat/6/ket-qua`],
  ['survey-preview', previewPath({ kind: 'survey', id: 6, token: null })],
  ['popup-preview', previewPath({ kind: 'popup', id: 3, token: null })],
  ['article-preview', `${previewPaths.article}/1015`],
  ['dish-preview', `${previewPaths.dish}/1537`],
]

const kindsOf = (as: Visitor | null, rows: readonly Row[]): readonly PageKind[] =>
  rows.map(([name, path, firstLink]) => ({ name, as, path, ...(firstLink === undefined ? {} : { firstLink }) }))

/**
 * Every kind of page that the site has, the one list of them: `npm run screens` takes its pictures and the browser tests of
 * accessibility, touch and layout go through it. A new kind of page is one line here.
 */
export const pageKinds: readonly PageKind[] = [
  ...kindsOf(null, PUBLIC),
  ...kindsOf('pregnant', PREGNANT),
  ...kindsOf('nursing', NURSING),
  ...kindsOf('staff', STAFF),
  ...kindsOf('editor', EDITOR),
]

export function pageKind(name: string): PageKind {
  const found = pageKinds.find((each) => each.name === name)
  if (!found) throw new Error(`There is no page kind ${name}`)
  return found
}
