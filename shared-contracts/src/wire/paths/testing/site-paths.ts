import type { KnownUnitName } from '../../../domain/constants'
import { deskPaths } from '../desk-paths'
import { paths } from '../paths'
import { previewPaths } from '../preview-paths'

/** A row of the table of addresses, for tests that go over all of them. */
export type SitePath =
  /** A page: `example` is an address under it, `owner` the unit that answers. */
  | { readonly kind: 'page'; readonly path: string; readonly example: string; readonly owner: KnownUnitName }
  /** A former name: 301 to `to`. */
  | { readonly kind: 'redirect'; readonly path: string; readonly example: string; readonly to: string }

function page(owner: KnownUnitName, path: string, example: string = path): SitePath {
  return { kind: 'page', path, example, owner }
}

function redirect(path: string, to: string): SitePath {
  return { kind: 'redirect', path, example: path, to }
}

/** Every address of the site, with an example address for each. */
export const sitePaths: readonly SitePath[] = [
  page('shell', paths.home),
  page('shell', paths.homeAlias),

  redirect(paths.about, paths.aboutProgramme),
  page('notebook', paths.aboutProgramme),
  page('notebook', paths.activityNews),
  page('notebook', paths.userGuide),
  page('notebook', paths.documents),
  page('surveys', paths.userSurveys),
  page('surveys', `${paths.userSurveys}/{id}`, `${paths.userSurveys}/1`),
  page('notebook', paths.expertOpinions),
  page('notebook', `${paths.expertOpinions}/{id}`, `${paths.expertOpinions}/1-an-du-chat-khi-mang-thai`),
  page('notebook', paths.contact),
  page('notebook', paths.faq),
  page('notebook', '/gioi-thieu/{id}', '/gioi-thieu/doi-tac'),
  page('notebook', '/gioi-thieu/{aboutId}/{id}', '/gioi-thieu/tin-tuc-hoat-dong/1-khai-giang-lop-hoc'),

  page('menus', paths.menuBank),
  page('menus', `${paths.menuBankSetup}/{id?}`, paths.menuBankSetup),
  page('menus', `${paths.menuBankSetup}/{id?}`, `${paths.menuBankSetup}/1`),
  page('menus', paths.instituteMenu),
  page('menus', paths.buildMenu),
  page('menus', `${paths.buildMenuSetup}/{id?}`, paths.buildMenuSetup),
  page('menus', `${paths.buildMenuSetup}/{id?}`, `${paths.buildMenuSetup}/1`),
  page('menus', paths.familyMenu),
  page('menus', paths.savedMenus),
  page('menus', `${paths.savedMenus}/{id}`, `${paths.savedMenus}/1`),
  page('menus', `${paths.dish}/{id}-{slug}`, `${paths.dish}/1-chao-ca-hoi`),
  page('menus', `${paths.menu}/{id}`, `${paths.menu}/1`),

  page('health', paths.motherHealth),
  page('health', paths.babyHealth),
  page('health', paths.nutritionCheck),
  page('health', paths.nutritionNeeds),

  page('notebook', paths.notebook),
  page('notebook', paths.recipes),
  page('notebook', paths.motherArticles),
  page('notebook', paths.babyArticles),
  page('notebook', '/so-tay-cua-me/{code}/{id}', `${paths.babyArticles}/1-be-tap-an-dam`),

  page('staff', paths.staff),
  page('staff', paths.professionalDocuments),
  page('staff', paths.scienceNews),
  page('staff', paths.consultingDocuments),
  page('staff', paths.staffFiles),
  page('desk', deskPaths.applicants),
  page('staff', paths.batchAssessment),
  page('staff', '/danh-cho-can-bo-y-te/{code}/{id}', `${paths.scienceNews}/1-nghien-cuu-moi`),
  page('staff', paths.growthSheet),
  page('staff', paths.gainSheet),
  page('staff', paths.handOut),
  page('staff', paths.needsTables),

  page('account', paths.cart),
  page('account', paths.sharedList),
  page('surveys', paths.classes),
  page('surveys', `${paths.classes}/{id}`, `${paths.classes}/1`),
  page('desk', deskPaths.classes),
  page('desk', `${deskPaths.classes}/moi`),
  page('desk', `${deskPaths.classes}/{id}`, `${deskPaths.classes}/1`),

  page('account', `${paths.personal}/{id?}`, paths.personal),
  page('account', `${paths.personal}/{id?}`, `${paths.personal}/1`),
  page('account', paths.profile),
  page('account', paths.favourites),
  page('account', paths.activities),
  page('account', paths.security),
  page('account', paths.ownData),
  page('account', paths.login),
  page('account', paths.register),
  page('account', paths.verify),
  redirect('/Verify', paths.verify),
  page('account', paths.forgotPassword),
  redirect('/passwordForgotten', paths.forgotPassword),
  page('account', paths.changeEmail),
  page('account', paths.undoChange),
  redirect('/ChangeEmail', paths.changeEmail),
  redirect('/change-email', paths.changeEmail),

  page('notebook', paths.latestArticles),
  redirect('/LatestArticles', paths.latestArticles),
  page('notebook', paths.search),
  redirect('/SearchResult', paths.search),
  page('desk', deskPaths.hub),
  page('desk', deskPaths.site),
  page('desk', deskPaths.messages),
  page('desk', deskPaths.searches),
  page('desk', deskPaths.surveys),
  page('desk', `${deskPaths.surveys}/tap-tin`),
  page('desk', `${deskPaths.surveys}/{kind}/moi`, `${deskPaths.surveys}/thong-bao/moi`),
  page('desk', `${deskPaths.surveys}/{kind}/{id}`, `${deskPaths.surveys}/khao-sat/1`),
  page('desk', `${deskPaths.surveys}/{kind}/{id}/ket-qua`, `${deskPaths.surveys}/khao-sat/1/ket-qua`),
  page('surveys', `${previewPaths.survey}/{id}`, `${previewPaths.survey}/1`),
  page('surveys', `${previewPaths.survey}/{id}/khung`, `${previewPaths.survey}/1/khung`),
  page('surveys', `${previewPaths.poll}/{id}`, `${previewPaths.poll}/1`),
  page('surveys', `${previewPaths.popup}/{id}`, `${previewPaths.popup}/1`),
  page('notebook', `${previewPaths.article}/{id}`, `${previewPaths.article}/1`),
  page('menus', `${previewPaths.dish}/{id}`, `${previewPaths.dish}/1`),
  page('desk', deskPaths.content),
  page('notebook', paths.terms),
]
